import type { SmsLoginPayload } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { captchaNeeded, countAttempt, forgetFailures, visitorOf } from '../session/login-attempts.ts';
import { requireFirebaseToken } from './firebase-token.ts';
import { type Purpose, spendCode } from './sms-codes.ts';

export interface MobileClaim {
  purpose: Purpose;
  /** E.164. */
  mobile: string;
  proof: Pick<SmsLoginPayload, 'verificationCode' | 'firebaseIdToken'>;
  /** IP address of the visitor. */
  address: string;
}

/**
 * Checks that the visitor owns the number, and spends the code.
 * @throws Refusal code_wrong, code_expired, or too_many_attempts while the visitor must wait
 */
export async function proveMobile(platform: Platform, { purpose, mobile, proof, address }: MobileClaim): Promise<void> {
  const visitor = visitorOf(mobile, address);
  await captchaNeeded(platform, visitor);
  await countAttempt(platform, visitor);
  const { verificationCode = '', firebaseIdToken } = proof;
  if (firebaseIdToken) await requireFirebaseToken(platform, firebaseIdToken, mobile);
  else await spendCode(platform, purpose, mobile, verificationCode);
  await forgetFailures(platform, visitor);
}
