// Runs in the window that another company's sign-in page leads back to: hands what it was given to the site's own page,
// and closes. The code goes out of the address, since addresses are kept in a history.
(() => {
  const given = Object.fromEntries(new URLSearchParams(location.search));
  history.replaceState(null, '', location.pathname);
  new BroadcastChannel('brandgen-sign-in').postMessage(given);
  close();
})();
