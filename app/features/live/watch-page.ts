/** Milliseconds that a page may be hidden before it stops listening. */
const HIDDEN_FOR = 60_000;

/**
 * Reports when the page should not be connected – the device is offline, the page is hidden for long or frozen by the
 * browser – and when it should be again.
 * @returns stops watching
 */
export function watchPage({ pause, resume }: { pause: () => void; resume: () => void }): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let isPaused = false;
  let hidden: ReturnType<typeof setTimeout>;
  const stop = () => {
    if (isPaused) return;
    isPaused = true;
    pause();
  };
  const goOn = () => {
    clearTimeout(hidden);
    if (!isPaused || !navigator.onLine || document.hidden) return;
    isPaused = false;
    resume();
  };
  addEventListener('offline', stop, { signal });
  addEventListener('online', goOn, { signal });
  addEventListener('pagehide', stop, { signal });
  addEventListener('pageshow', goOn, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) hidden = setTimeout(stop, HIDDEN_FOR);
      else goOn();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(hidden));
  if (!navigator.onLine) stop();
  return () => gone.abort();
}
