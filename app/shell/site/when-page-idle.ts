/** Milliseconds after which a task runs all the same: a page that draws nothing may not count as idle for many seconds. */
const PATIENCE = 1_000;

/**
 * Runs a task once the page has loaded and the browser is idle, so that it takes nothing from the first paint.
 * @returns cancels it
 */
export function whenPageIdle(run: () => void): () => void {
  const gone = new AbortController();
  const soon = () => {
    const wait = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1));
    wait(() => gone.signal.aborted || run(), { timeout: PATIENCE });
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true, signal: gone.signal });
  return () => gone.abort();
}
