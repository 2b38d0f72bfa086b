const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work that a signal may end. If one does, `clean` runs first. */
export async function endCleanly<Result>(work: () => Promise<Result>, clean: () => void): Promise<Result> {
  const stopListening = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    stopListening();
    try {
      clean();
    } finally {
      // Without a listener the signal ends the process, and its parent sees why.
      process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return work().finally(stopListening);
}
