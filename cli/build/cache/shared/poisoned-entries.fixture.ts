import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type SharedFile, signContents, signEntry } from './signed-entry.ts';

/** An entry as it was signed. */
export interface HonestEntry {
  readonly name: string;
  readonly files: readonly SharedFile[];
  /** The private key. */
  readonly key: KeyObject;
}

/** Makes a forged entry. @param at whole number from 0, which selects a position or a variant */
type Poison = (honest: HonestEntry, at: number) => Buffer;

/** Sizes that no file can have. */
const SIZES = [-1, 0.5, 2 ** 40, Number.MAX_SAFE_INTEGER, Number.NaN];

/** Paths that leave the folder of an entry, or that no entry has. */
const PLACES = [
  '../brand.json',
  'apps/../../x.js',
  'apps/assets/../../../x.js',
  '/etc/cron.d/x',
  'apps//x.js',
  'apps/.npmrc',
  'apps\\..\\x.js',
  'apps/x\0.js',
  'apps/x.js/',
  'packed/../x.br',
  'packed/x.br',
  'late.json/x',
  'late/x.json',
  '__proto__',
  '',
];

/** Attacks by a person who can write to the store. The last kinds would also need a trusted key. */
export const POISONS: Readonly<Record<string, Poison>> = {
  'a changed byte': (honest, at) => {
    const bytes = entryOf(honest);
    const place = at % bytes.length;
    bytes[place] = (bytes[place] ?? 0) ^ (1 << (at % 8));
    return bytes;
  },
  'bytes left out': (honest, at) => splice(entryOf(honest), at, 1 + (at % 7), ''),
  'bytes put in': (honest, at) => splice(entryOf(honest), at, 0, 'planted()'.slice(at % 9)),
  'the end cut off': (honest, at) => {
    const bytes = entryOf(honest);
    return bytes.subarray(0, at % bytes.length);
  },
  'bytes at the end': (honest, at) => Buffer.concat([entryOf(honest), Buffer.alloc(1 + (at % 9), 'x')]),
  'another entry of the same key': ({ name, files, key }, at) => signEntry(`${name}${at}`, files, key),
  'another key': ({ name, files }) => signEntry(name, files, newKey()),
  'other files under the signature of these': (honest, at) => {
    const files = [{ place: 'apps/assets/shell.js', bytes: Buffer.from(`planted(${at})`) }];
    return Buffer.from(`${lineOf(entryOf(honest))}\n${restOf(signEntry(honest.name, files, newKey()))}`, 'latin1');
  },
  'a signature of the same key for something else': ({ name, key }) => {
    const text = JSON.stringify({ name, files: [] });
    return Buffer.from(`${sign(null, Buffer.from(text), key).toString('base64')}\n${text}\n`);
  },
  'a page of the store': () => Buffer.from('<Error>\n<Code>SlowDown</Code>\n</Error>\n'),
  nothing: () => Buffer.alloc(0),
  'a file twice': ({ name, files, key }) => signEntry(name, [...files, ...files], key),
  'a path that leads elsewhere': ({ name, files, key }, at) =>
    signEntry(name, [...files, { place: PLACES[at % PLACES.length] ?? '', bytes: Buffer.from('planted()') }], key),
  'a size that no file can have': ({ name, key }, at) => {
    const listed = { place: 'late.json', size: SIZES[at % SIZES.length] ?? 0, sha256: '' };
    return Buffer.concat([signContents({ name, files: [listed] }, key), Buffer.alloc(100)]);
  },
};

function entryOf({ name, files, key }: HonestEntry): Buffer {
  return signEntry(name, files, key);
}

function splice(bytes: Buffer, at: number, count: number, put: string): Buffer {
  const place = at % (bytes.length - count);
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(put), bytes.subarray(place + count)]);
}

function lineOf(entry: Buffer): string {
  return entry.toString('latin1').split('\n', 1)[0] ?? '';
}

function restOf(entry: Buffer): string {
  return entry.toString('latin1').slice(lineOf(entry).length + 1);
}

function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}
