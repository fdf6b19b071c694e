// Runs in a page, twice without harm: notes when it painted, when it took input, and when it had its first result, in
// ms since it was asked for.
if (!window.marks) {
  const marks = (window.marks = {});
  const look = () => {
    marks.paint ??= performance.getEntriesByType("paint")[0]?.startTime;
    const throwing = document.querySelector(".actions .primary"); // ours, once it takes input
    if (!marks.form && (throwing || document.querySelector("#dice"))) {
      marks.form = performance.now();
      throwing?.click(); // before the engine is there: the throw waits for it
    }
    const answered = location.hash.startsWith("#1.") || document.getElementById("answer")?.textContent.startsWith("{");
    if (answered && marks.paint) marks.result = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
