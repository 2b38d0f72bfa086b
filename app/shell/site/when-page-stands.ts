/**
 * Runs something when all that the page asked for at first has come and the browser is idle, so that it takes nothing from
 * the first paint.
 * @returns takes it back
 */
export function whenPageStands(run: () => void): () => void {
  const gone = new AbortController();
  const soon = () => {
    const wait = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1));
    wait(() => gone.signal.aborted || run());
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true, signal: gone.signal });
  return () => gone.abort();
}
