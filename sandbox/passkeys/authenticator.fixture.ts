import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyCreation, PasskeyMade, PasskeyRequest } from '#schemas/generated/platform.ts';

/** Flags of WebAuthn's authenticator data. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_KEY = 0x40;

interface Circumstances {
  /** Origin of the page. */
  origin?: string;
  /** Whether the person unlocked the authenticator. */
  isVerified?: boolean;
  /** Signatures so far; a synced passkey has none. */
  counter?: number;
}

/** A passkey that is created and used as in a browser: `none` attestation, P-256. */
export function passkeyOn(page: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';
  const clientData = (type: string, challenge: string, origin = page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;
  return {
    id: base64url(id),
    make({ challenge, rp, user }: PasskeyCreation, { origin, isVerified = true, counter = 0 }: Circumstances = {}) {
      userHandle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(Buffer.from(x, 'base64url'))],
        [-3, bytes(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        dataFor(rp.id, (isVerified ? VERIFIED : 0) | HAS_KEY, counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', bytes(authData)],
      ]);
      const made: PasskeyMade = {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
      return made;
    },
    sign({ challenge, rpId }: PasskeyRequest, { origin, isVerified = true, counter = 0 }: Circumstances = {}) {
      const authData = dataFor(rpId, isVerified ? VERIFIED : 0, counter);
      const data = clientData('webauthn.get', challenge, origin);
      const signed = createSign('sha256').update(authData).update(createHash('sha256').update(data).digest());
      const assertion: PasskeyAssertion = {
        ...common,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signed.sign(privateKey)),
          ...(userHandle && { userHandle }),
        },
      };
      return assertion;
    },
  };
}

function dataFor(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const all = PRESENT | BACKUP_ELIGIBLE | BACKED_UP | flags;
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count]);
}

function base64url(data: Uint8Array): string {
  return Buffer.from(data).toString('base64url');
}

function bytes(data: Buffer): Uint8Array {
  return new Uint8Array(data);
}
