import { vi } from 'vitest';

/** Milliseconds that a test waits for an expectation: parts are imported, and calls repeated, which takes time on a busy machine. */
const MAX_WAIT = 60_000;

// The files of a worker share its globals and its page: puts back what an earlier one replaced with `vi`, and empties the page's storage.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
vi.useRealTimers();
// The file would otherwise wait for ever: no time limit ends a test whose timers stand still.
if ('clock' in setTimeout)
  throw new Error(
    'An earlier file has left fake timers behind: it restores its spies on timers before vi.useRealTimers().',
  );

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: MAX_WAIT });
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  // Queries of all files share one watch of the connection, which a file may have left offline.
  const { onlineManager } = await import('@tanstack/react-query');
  onlineManager.setOnline(true);
}
