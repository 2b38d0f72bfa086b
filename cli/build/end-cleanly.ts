const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work, and runs `clean` if it fails or if a signal ends the process. */
export async function endCleanly<Result>(work: () => Promise<Result>, clean: () => void): Promise<Result> {
  const stopListening = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    stopListening();
    try {
      clean();
    } finally {
      // Without a listener, the signal ends the process with the status that the parent expects.
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

/**
 * Ignores failures of the cleaning, which may have the same cause as the failure of the work, such as a broken disk.
 */
function attempt(clean: () => void): void {
  try {
    clean();
  } catch {
    // The next build removes the rest.
  }
}
