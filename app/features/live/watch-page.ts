/** Milliseconds that a page can be hidden before it stops listening. */
const HIDDEN_FOR = 60_000;

/**
 * Calls `pause` when the device goes offline, the page has been hidden for long or the browser freezes it, and `resume` when
 * that ends.
 * @returns a function that stops watching
 */
export function watchPage({ pause, resume }: { pause: () => void; resume: () => void }): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let isPaused = false;
  let hidden: ReturnType<typeof setTimeout>;
  const tryPause = () => {
    if (isPaused) return;
    isPaused = true;
    pause();
  };
  const tryResume = () => {
    clearTimeout(hidden);
    if (!isPaused || !navigator.onLine || document.hidden) return;
    isPaused = false;
    resume();
  };
  addEventListener('offline', tryPause, { signal });
  addEventListener('online', tryResume, { signal });
  addEventListener('pagehide', tryPause, { signal });
  addEventListener('pageshow', tryResume, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) hidden = setTimeout(tryPause, HIDDEN_FOR);
      else tryResume();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(hidden));
  if (!navigator.onLine) tryPause();
  return () => gone.abort();
}
