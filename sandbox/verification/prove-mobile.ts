import type { SmsLoginPayload } from '#schemas/generated/platform.ts';
import { isRightAttempt, visitorOf } from '../limits/login-attempts.ts';
import type { Platform } from '../platform.ts';
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
  const { verificationCode = '', firebaseIdToken } = proof;
  await isRightAttempt(platform, visitorOf(mobile, address), async () => {
    if (firebaseIdToken) await requireFirebaseToken(platform, firebaseIdToken, mobile);
    else await spendCode(platform, purpose, mobile, verificationCode);
    return true;
  });
}
