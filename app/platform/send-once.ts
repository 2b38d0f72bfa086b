import { PlatformError, type PlatformErrorKind } from './platform-error.ts';

const UNANSWERED: readonly PlatformErrorKind[] = ['offline', 'timeout', 'failed', 'broken'];

/** Whether a failure leaves it open if the call was carried out: only an answer that refuses says that it was not. */
export function leavesOpen(problem: unknown): problem is PlatformError {
  return problem instanceof PlatformError && UNANSWERED.includes(problem.kind);
}

/**
 * Sends what may be sent again without being carried out twice; marks a failure that leaves it open whether it was carried
 * out. Nothing leaves a device that is offline.
 * @throws PlatformError
 */
export async function sendOnce<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const wasOnLine = navigator.onLine;
  try {
    return await send();
  } catch (problem) {
    if (!leavesOpen(problem) || (!wasOnLine && problem.kind === 'offline')) throw problem;
    throw new PlatformError(problem.kind, { ...problem.details, isUnsure: true });
  }
}
