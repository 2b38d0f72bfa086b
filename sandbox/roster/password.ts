import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/** `scrypt$<salt>$<key>`, both base64url, with Node's default cost (N 16384, r 8, p 1). */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, KEY_BYTES);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Takes the same time for every hash; false for a malformed hash. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, salt = '', expected = ''] = hash.split('$');
  const key = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES);
  const stored = Buffer.from(expected, 'base64url');
  return stored.length === KEY_BYTES && timingSafeEqual(key, stored);
}

/** A hash that no password matches. Checking it for unknown accounts takes as long as for known ones. */
export const UNMATCHABLE_HASH = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_BYTES).toString('base64url')}`;
