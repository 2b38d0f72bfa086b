import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import type { PathJwk } from '#schemas/generated/platform.ts';

export interface PathKey {
  readonly jwk: PathJwk;
  /** @returns a compact JWE of the addresses; empty if there are none */
  encrypt(addresses: readonly string[]): Promise<string>;
}

/** A key per process: sites fetch it when they need to decrypt addresses. */
export function createPathKey(): PathKey {
  const secret = randomBytes(32);
  const kid = randomBytes(9).toString('base64url');
  return {
    jwk: { kty: 'oct', k: secret.toString('base64url'), kid, use: 'enc', alg: 'A256GCM' },
    async encrypt(addresses) {
      if (addresses.length === 0) return '';
      const plain = new TextEncoder().encode(JSON.stringify(addresses));
      return new CompactEncrypt(plain).setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid }).encrypt(secret);
    },
  };
}
