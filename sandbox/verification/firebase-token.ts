import { createRemoteJWKSet, jwtVerify, UnsecuredJWT } from 'jose';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Holds that Firebase has proven the number for the brand's own project. The emulator's tokens are not signed, and are taken
 * only where the site is served with an emulator.
 * @param mobile E.164
 * @throws Refusal code_wrong
 */
export async function requireFirebaseToken({ brand }: Platform, token: string, mobile: string): Promise<void> {
  const { firebase } = brand.auth;
  if (!firebase) throw new Refusal(403, 'not_available', 'Firebase verifies no numbers for this brand.');
  const { projectId: audience, emulator } = firebase;
  const expected = { audience, issuer: `https://securetoken.google.com/${audience}` };
  try {
    const { payload } = emulator
      ? UnsecuredJWT.decode(token, expected)
      : await jwtVerify(token, createRemoteJWKSet(new URL(GOOGLE_KEYS)), expected);
    if (payload['phone_number'] === mobile) return;
  } catch {
    // Whatever is wrong with it, it proves nothing.
  }
  throw new Refusal(401, 'code_wrong', 'Firebase has not proven this number.');
}
