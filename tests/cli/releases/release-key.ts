import { generateKeyPairSync } from 'node:crypto';
import { publicHalfOf } from '#cli/keys/ed25519.ts';
import { signerFor } from '#cli/release/signing/releasers.ts';

/** A new key, the list of a target that lets it release some brands, and what signs their releases with it. */
export function releaseKey(brands: readonly string[]) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const releasers = { us: { key: publicHalfOf(privateKey), brands: [...brands] } };
  const sign = signerFor({ releasers, target: 'live', brands, variable: 'KEY', environment: { KEY: pem } });
  return { releasers, sign };
}
