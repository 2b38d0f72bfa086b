/** `AbortSignal.any`: aborts with the first of the signals, for its reason. */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const all = [...signals];
  const controller = new AbortController();
  const aborted = all.find((signal) => signal.aborted);
  if (aborted) {
    controller.abort(aborted.reason);
    return controller.signal;
  }
  // Listeners of the others are removed with the first, or they would hold on to it.
  const { signal: ended } = controller;
  for (const signal of all) {
    signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: ended });
  }
  return ended;
}

/** `AbortSignal.timeout`. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
  return controller.signal;
}
