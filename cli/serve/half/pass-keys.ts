import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isDictionary } from '#cli/json/guards.ts';
import { encryptFor, type OwnKey } from './own-key.ts';
import { askSide, type PlatformSide, type WholeAnswer } from './platform-side.ts';
import { KEYS_PATH } from './who-answers.ts';

/** The answer with the keys, in which this server's own stands for the side's. */
export async function keysAnswer(side: PlatformSide, { publicJwk }: OwnKey): Promise<WholeAnswer> {
  const answer = await askKeys(side);
  if (keysIn(answer.body).length === 0 || !isDictionary(answer.body)) return answer;
  const value = isDictionary(answer.body['value']) ? answer.body['value'] : {};
  return { ...answer, body: { ...answer.body, value: { ...value, keys: [publicJwk] } } };
}

/** Encrypts a payload again, for the side that its call is for. @returns null if it is not encrypted under that key */
export async function encryptAgain(side: PlatformSide, key: OwnKey, body: Readable): Promise<string | null> {
  const plaintext = await key.open(await text(body)).catch(() => null);
  if (plaintext === null) return null;
  return encryptFor(keysIn((await askKeys(side)).body), plaintext);
}

function askKeys(side: PlatformSide): Promise<WholeAnswer> {
  return askSide(side, KEYS_PATH);
}

function keysIn(body: unknown): readonly unknown[] {
  const value = isDictionary(body) ? body['value'] : undefined;
  return isDictionary(value) && Array.isArray(value['keys']) ? value['keys'] : [];
}
