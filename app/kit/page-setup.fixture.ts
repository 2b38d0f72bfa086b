/** Milliseconds that a test waits for an expectation: parts are imported, which takes time on a busy machine. */
const MAX_WAIT = 10_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: MAX_WAIT });
  // The files of a worker share the page, so each finds it as a new one.
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
}

export {};
