// Runs in the built page, on an open form: drags a unit over the board and times each redraw, from the pointer's event
// in one frame until that frame is painted. The last expression is the answer, in milliseconds.
async (moves) => {
  const pane = document.querySelector(".board-pane");
  const box = document.querySelector(".unit").getBoundingClientRect();
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const send = (type, x, y) =>
    pane.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: "mouse",
        isPrimary: true,
        bubbles: true,
        clientX: x,
        clientY: y,
      }),
    );
  const channel = new MessageChannel();
  const redraw = (x, y) => new Promise((resolve) => {
    requestAnimationFrame(() => {
      const began = performance.now();
      send("pointermove", x, y);
      channel.port1.onmessage = () => resolve(performance.now() - began); // comes after the frame's painting
      channel.port2.postMessage(null);
    });
  });
  pane.setPointerCapture = () => {}; // these pointers are made up
  send("pointerdown", start.x, start.y);
  const took = [];
  for (let i = 1; i <= moves; i += 1)
    took.push(await redraw(start.x + 100 * Math.sin(i / 9), start.y + 60 * Math.sin(i / 7)));
  send("pointercancel", start.x, start.y);
  return took.sort((a, b) => a - b)[Math.floor(moves / 2)];
};
