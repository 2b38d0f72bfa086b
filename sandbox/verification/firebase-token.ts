import { createRemoteJWKSet, jwtVerify, UnsecuredJWT } from 'jose';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Checks that Firebase has verified the number for the brand's project. The emulator's tokens are not signed, and are
 * accepted only when the brand uses an emulator.
 * @param mobile E.164
 * @throws Refusal code_wrong
 */
export async function requireFirebaseToken({ brand }: Platform, token: string, mobile: string): Promise<void> {
  const { firebase } = brand.auth;
  if (!firebase) throw new Refusal(403, 'not_available', 'The brand does not use Firebase.');
  const { projectId: audience, emulator } = firebase;
  const expected = { audience, issuer: `https://securetoken.google.com/${audience}` };
  try {
    const { payload } = emulator
      ? UnsecuredJWT.decode(token, expected)
      : await jwtVerify(token, createRemoteJWKSet(new URL(GOOGLE_KEYS)), expected);
    if (payload['phone_number'] === mobile) return;
  } catch {
    // An invalid token verifies nothing.
  }
  throw new Refusal(401, 'code_wrong', 'Firebase has not verified this number.');
}
