import { PlatformError } from '#app/platform/platform-error.ts';

/** The check could not run, so the call was not made; the person can try again. */
export function botCheckFailed(cause?: unknown): PlatformError {
  return new PlatformError('refused', { errorCode: 'bot_check_failed', cause });
}
