import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entriesInMemory } from '#cli/build/cache/shared/entries-in-memory.fixture.ts';
import { POISONS } from '#cli/build/cache/shared/poisoned-entries.fixture.ts';
import { entryPlace, openSharedCache } from '#cli/build/cache/shared/shared-cache.ts';
import type { SharedFile } from '#cli/build/cache/shared/signed-entry.ts';
import { sharedEntry } from '#cli/build/compile/shared-app.ts';
import { openWorkspaceCache } from '#cli/commands/shared-cache.ts';
import { publicHalfOf } from '#cli/keys/ed25519.ts';
import { BUCKET, KEYS, startStore } from '../cli/releases/running-store.ts';
import { writeFleet } from './fleet.ts';
import { measure } from './measure.ts';

/** Savings by a cache that machines share, and how much of a stranger's entries is used. */
export interface SharedCacheFigures {
  /** CPU time of a first build of one brand on a machine with an empty cache. */
  unsharedCpuSeconds: number;
  /** The same with an entry that another machine has signed. */
  sharedCpuSeconds: number;
  /** The second by the first. */
  sharedRatio: number;
  poisonedEntries: number;
  poisonedUsed: number;
}

const PROGRAM = 'dist/cli/main.js';
const POISONED = 1000;

export async function measureSharedCache(scratch: string): Promise<SharedCacheFigures> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const store = await startStore();
  const setting = { cache: { s3: { endpoint: store.endpoint, bucket: BUCKET }, trust: [publicHalfOf(privateKey)] } };
  const firstBuild = async (machine: string, environment: NodeJS.ProcessEnv) => {
    const folder = path.join(scratch, machine);
    mkdirSync(folder);
    writeFleet(folder, 1);
    writeFileSync(path.join(folder, 'brandgen.json'), JSON.stringify(setting));
    const words = [PROGRAM, 'build', '--all', '--json', '--workspace', folder, '--out', path.join(folder, 'out')];
    const { cpuSeconds } = await measure(words, scratch, {
      BRANDGEN_CACHE: path.join(folder, 'cache'),
      ...environment,
    });
    return cpuSeconds;
  };
  try {
    const unsharedCpuSeconds = await firstBuild('unshared', { AWS_ACCESS_KEY_ID: '' });
    await firstBuild('signing', { ...KEYS, BRANDGEN_CACHE_KEY: pem });
    const sharedCpuSeconds = await firstBuild('reading', KEYS);
    const name = store.taken().at(-1)?.key.split('/').at(-1) ?? '';
    const { shared } = await openWorkspaceCache({ root: path.join(scratch, 'reading') }, KEYS);
    const files = await shared?.take({ ...sharedEntry(''), name });
    if (!files) throw new Error('The signing machine has put no entry into the store.');
    return {
      unsharedCpuSeconds,
      sharedCpuSeconds,
      sharedRatio: sharedCpuSeconds / unsharedCpuSeconds,
      poisonedEntries: POISONED,
      poisonedUsed: await countUsed(files, privateKey),
    };
  } finally {
    store.stop();
  }
}

/** Poisons an entry of these files in each way in turn, at places all over it. */
async function countUsed(files: readonly SharedFile[], key: KeyObject): Promise<number> {
  const wanted = sharedEntry('bench');
  const own = publicHalfOf(key);
  const ways = Object.values(POISONS);
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  let used = 0;
  for (let at = 0; at < POISONED; at += 1) {
    const store = entriesInMemory(65_536);
    const bytes = ways[at % ways.length]?.({ name: wanted.name, files, key }, Math.floor((size * at) / POISONED));
    if (bytes) store.entries.set(entryPlace('', own, wanted.name), bytes);
    if (await openSharedCache({ store, prefix: '', trust: [own], key: undefined }).take(wanted)) used += 1;
  }
  return used;
}
