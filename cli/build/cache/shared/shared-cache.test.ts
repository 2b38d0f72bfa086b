import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedEntry } from '#cli/build/compile/shared-app.ts';
import { publicHalfOf } from '#cli/keys/ed25519.ts';
import { entriesInMemory } from './entries-in-memory.fixture.ts';
import { POISONS } from './poisoned-entries.fixture.ts';
import { entryPlace, openSharedCache, type SharedCacheRequest } from './shared-cache.ts';
import { signContents, signEntry } from './signed-entry.ts';

const { privateKey: key } = generateKeyPairSync('ed25519');
const own = publicHalfOf(key);
const wanted = sharedEntry('sources');
const { name } = wanted;
const place = entryPlace('', own, name);
const files = [
  { place: 'apps/assets/shell.js', bytes: Buffer.from('start()'.repeat(500)) },
  { place: 'apps/app.json', bytes: Buffer.from('{}') },
  { place: 'apps/assets/empty.css', bytes: Buffer.alloc(0) },
  { place: `packed/${'0a'.repeat(32)}.br`, bytes: Buffer.from([0, 10, 255]) },
  { place: 'late.json', bytes: Buffer.from('{}') },
];

const open = (request: Partial<SharedCacheRequest> = {}) =>
  openSharedCache({ store: entriesInMemory(), prefix: '', trust: [own], key: undefined, ...request });

it('gives one machine what another has signed, and only to those who trust its key', async () => {
  const store = entriesInMemory();
  const signing = open({ store, key });
  expect(await signing.lacks(wanted)).toBe(true);
  signing.give(name, files);
  expect(await signing.finish()).toEqual([]);
  expect(await signing.lacks(wanted)).toBe(false);
  const stranger = publicHalfOf(generateKeyPairSync('ed25519').privateKey);
  expect(await open({ store, trust: [stranger, own] }).take(wanted)).toEqual(files);
  expect(await open({ store, trust: [stranger] }).take(wanted)).toBeUndefined();
  expect(await open({ store }).take(sharedEntry('other sources'))).toBeUndefined();
});

it('uses none of 1,000 poisoned entries', async () => {
  let used = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values(POISONS)), fc.nat(), async (poison, at) => {
      const store = entriesInMemory(1 + (at % 5000));
      store.entries.set(place, poison({ name, files, key }, at));
      const reading = open({ store });
      const taken = await reading.take(wanted);
      if (taken) used += 1;
      expect(taken).toBeUndefined();
      const findings = await reading.finish();
      expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(`a bad entry, ${place}: `)]);
    }),
    { numRuns: 1000 },
  );
  expect(used).toBe(0);
});

describe('a signing machine', () => {
  it('replaces a bad entry of its own', async () => {
    const store = entriesInMemory();
    store.entries.set(place, signEntry(name, files, key).subarray(0, -1));
    const signing = open({ store, key });
    expect(await signing.take(wanted)).toBeUndefined();
    expect(await signing.lacks(wanted)).toBe(true);
    signing.give(name, files);
    expect(await signing.finish()).toHaveLength(1);
    expect(await open({ store }).take(wanted)).toEqual(files);
  });

  it('is the only one that writes', async () => {
    const store = entriesInMemory();
    const reading = open({ store });
    reading.give(name, files);
    expect([reading.signs, await reading.lacks(wanted), await reading.finish(), store.requests]).toEqual([
      false,
      false,
      [],
      [],
    ]);
  });
});

describe('reads no more than was signed of', () => {
  it.each([
    ['bytes without an end', Buffer.alloc(0), 0],
    ['a long entry', signEntry(name, files, key), 0],
    ['a list of files without an end', Buffer.from('AAAA\n'), 1024 * 1024],
    [
      'sizes beyond all bounds',
      signContents({ name, files: [{ place: 'late.json', size: 2 ** 40, sha256: '' }] }, key),
      0,
    ],
  ])('%s', async (_what, start, allowed) => {
    let sent = 0;
    async function* endless() {
      yield start;
      for (; ; sent += 1000) yield Buffer.alloc(1000, 'x');
    }
    const store = { ...entriesInMemory(), read: async () => endless() };
    expect(await open({ store }).take(wanted)).toBeUndefined();
    expect(sent).toBeLessThanOrEqual(allowed + 1000);
  });
});

describe('a store that', () => {
  const answers = (error: Error) => async () => Promise.reject(error);
  const silence = (_name: string, until: AbortSignal) =>
    new Promise<never>((_resolve, reject) => until.addEventListener('abort', () => reject(until.reason)));

  it.each([
    ['refuses', answers(new Error('Refused with 403.')), 'Refused with 403.'],
    ['never answers', silence, 'timeout'],
  ])('%s is asked once in a run, and told', async (_what, answer, told) => {
    let asked = 0;
    const store = {
      ...entriesInMemory(),
      read: (entry: string, until: AbortSignal) => {
        asked += 1;
        return answer(entry, until);
      },
    };
    const cache = open({ store, key, waits: { take: 1, give: 1 } });
    // Keeps the process running, as the timer of an abort signal does not.
    const alive = setInterval(() => {}, 1000);
    expect([await cache.take(wanted), await cache.lacks(wanted)]).toEqual([undefined, false]);
    cache.give(name, files);
    const findings = await cache.finish();
    clearInterval(alive);
    expect([asked, findings.map(({ message }) => message)]).toEqual([1, [expect.stringContaining(told)]]);
  });

  it('does not take an entry leaves the build alone', async () => {
    const store = { ...entriesInMemory(), write: answers(new Error('Its disk is full.')) };
    const cache = open({ store, key });
    cache.give(name, files);
    expect((await cache.finish()).map(({ message }) => message)).toEqual([
      expect.stringContaining('Its disk is full.'),
    ]);
  });
});
