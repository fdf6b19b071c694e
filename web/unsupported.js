// For browsers that cannot run the page: plain words instead of an empty one. Written for the oldest of them.
(function () {
  var fits =
    window.CSS &&
    CSS.supports &&
    CSS.supports("color", "color-mix(in srgb, red, blue)") &&
    "adoptedStyleSheets" in Document.prototype;
  /** @param {string} name */
  function show(name) {
    var found = document.querySelector(name);
    if (found) found.removeAttribute("hidden");
  }
  document.addEventListener("DOMContentLoaded", function () {
    if (!fits) show(".plain-old");
  });
  window.addEventListener("error", function (event) {
    if (event.target instanceof HTMLScriptElement) show(".plain-cut");
  }, true);
})();
