// Runs first in every page, in every browser, so it is written as browsers of 2010 read it: shows the page that says a
// browser is too old, in place of one that would stay empty or answer nothing. `NEEDED` is what `schemas/browsers.json` lists.
// biome-ignore lint/complexity/useArrowFunction: old browsers read no arrow functions.
(function () {
  if (NEEDED) return;
  document.documentElement.setAttribute('data-outdated', '');
})();
