/** Waits for Ctrl-C or another termination signal, or for one of the promises. */
export async function untilStopped(...others: readonly Promise<unknown>[]): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let listener = () => {};
  const asked = new Promise<void>((resolve) => {
    listener = () => resolve();
    for (const signal of signals) process.once(signal, listener);
  });
  await Promise.race([asked, ...others]);
  for (const signal of signals) process.off(signal, listener);
}
