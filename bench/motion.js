// Throws once, and notes how long each frame takes while anything moves.
async () => {
  const frames = [];
  const next = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations().some((one) => one.playState === "running");
  document.querySelector("nav.actions .primary").click();
  let last = await next();
  while (!moving()) last = await next();
  while (moving()) {
    const now = await next();
    frames.push(now - last);
    last = now;
  }
  return frames;
}
