const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work that may fail and that a signal may end. In either case `clean` runs first. */
export async function endCleanly<Result>(work: () => Promise<Result>, clean: () => void): Promise<Result> {
  const stopListening = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    stopListening();
    try {
      clean();
    } finally {
      // The signal has no listener any more, so it ends the process, and the parent sees why.
      process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    return await work();
  } catch (error) {
    attempt(clean);
    throw error;
  } finally {
    stopListening();
  }
}

/** Ignores a failure: the cause that stopped the work, such as a broken disk, may stop the cleaning too, and matters more. */
function attempt(clean: () => void): void {
  try {
    clean();
  } catch {
    // The next build removes what is left.
  }
}
