import { PlatformError } from '#app/platform/platform-error.ts';
import { PhoneProblem } from '#app/shell/sms-code/phone-problem.ts';

/** The eleven phone-auth errors of the specification's part 8, by the codes of Firebase's SDK. */
const KEYS: Readonly<Record<string, string>> = {
  'auth/invalid-phone-number': 'invalidNumber',
  'auth/missing-phone-number': 'missingNumber',
  'auth/too-many-requests': 'tooMany',
  'auth/invalid-verification-code': 'invalidCode',
  'auth/missing-verification-code': 'missingCode',
  // The server's code for an empty code that the SDK accepted.
  'auth/missing-code': 'missingCode',
  'auth/captcha-check-failed': 'robot',
  'auth/invalid-app-credential': 'robot',
  'auth/missing-app-credential': 'robot',
  'auth/invalid-recaptcha-token': 'robot',
  'auth/missing-recaptcha-token': 'robot',
  'auth/quota-exceeded': 'quota',
  'auth/operation-not-allowed': 'disabled',
  'auth/code-expired': 'expired',
  'auth/invalid-verification-id': 'expired',
  'auth/missing-verification-id': 'expired',
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
};

/** Seconds to wait after too many requests, from the specification's part 9. */
const TOO_MANY_SECONDS = 300;

/** Converts an error of the SDK to one with a message. */
export function phoneAuthProblem(cause: unknown): PhoneProblem | PlatformError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  if (code === 'auth/network-request-failed') return new PlatformError('offline', { cause });
  const key = (Object.hasOwn(KEYS, code) ? KEYS[code] : undefined) ?? 'unknown';
  return new PhoneProblem('firebase-phone', `problem.${key}`, {
    cause,
    wait: key === 'tooMany' ? TOO_MANY_SECONDS : 0,
  });
}
