import type { SmsLoginPayload } from '../../../schemas/generated/platform.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Platform } from '../platform.ts';
import { captchaNeeded, forgetFailures, recordFailure, visitorOf } from '../session/login-attempts.ts';
import { requireFirebaseToken } from './firebase-token.ts';
import { type Purpose, takeCode } from './sms-codes.ts';

export interface MobileClaim {
  purpose: Purpose;
  /** E.164. */
  mobile: string;
  proof: Pick<SmsLoginPayload, 'verificationCode' | 'firebaseIdToken'>;
  /** IP address of the visitor. */
  address: string;
}

/**
 * Holds that the visitor has the number; the code is used up with that.
 * @throws Refusal code_wrong, code_expired, or too_many_attempts while the visitor has to wait.
 */
export async function proveMobile(platform: Platform, { purpose, mobile, proof, address }: MobileClaim): Promise<void> {
  const visitor = visitorOf(mobile, address);
  await captchaNeeded(platform, visitor);
  const { verificationCode = '', firebaseIdToken } = proof;
  const proven = firebaseIdToken
    ? requireFirebaseToken(platform, firebaseIdToken, mobile)
    : takeCode(platform, purpose, mobile, verificationCode);
  await proven.catch(async (problem: unknown) => {
    if (problem instanceof Refusal) await recordFailure(platform, visitor);
    throw problem;
  });
  await forgetFailures(platform, visitor);
}
