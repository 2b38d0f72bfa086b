// Measures what a fleet of brands costs, against one `vite build` per brand: `npm run bench [-- [ROUNDS] [--scale] [--json]]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFleet } from './fleet-runs.ts';
import { measureFolderFaults } from './folder-faults.ts';
import { measureForeignKeys } from './foreign-keys.ts';
import { measureLiveReleases } from './live-releases.ts';
import { measureLostManifests } from './lost-manifests.ts';
import { measureNaiveLoop } from './naive-loop.ts';
import { measureOneServer } from './one-server.ts';
import { type Figures, missedBars, table } from './report.ts';
import { measureShards } from './shards.ts';
import { measureSharedCache } from './shared-cache.ts';
import { measureStoreFaults } from './store-faults.ts';
import { measureStoreUploads } from './store-uploads.ts';
import { measureTemplate } from './template-build.ts';
import { measureWorkerKills } from './worker-kills.ts';

interface Extent {
  /** How often releases are killed or meet a full disk, manifests are harmed in each target, and foreign keys tried at least. */
  readonly rounds: number;
  /** Whether 4,000 brands are built too. */
  readonly isScaled: boolean;
}

async function measureAll(scratch: string, { rounds, isScaled }: Extent): Promise<Figures> {
  const naive = await measureNaiveLoop(scratch);
  const template = await measureTemplate(scratch);
  const one = await createFleet(scratch, 1).build();
  const hundred = createFleet(scratch, 100);
  const fleet100 = await hundred.build();
  // Compares every name, and notes what it found for later builds.
  await hundred.build();
  const noChange = await hundred.build();
  const token = await hundred.changeToken();
  const thousand = createFleet(scratch, 1000);
  const fleet1000 = await thousand.build();
  const most = isScaled ? await createFleet(scratch, 4000).build() : undefined;
  const server = await measureOneServer(scratch, thousand.folder, 1000);
  return {
    ...naive,
    ...template,
    fleet1Seconds: one.seconds,
    fleet100Seconds: fleet100.seconds,
    fleet1000Seconds: fleet1000.seconds,
    ratio100: (naive.naiveSecondsPerBrand * 100) / fleet100.seconds,
    marginalMs: ((fleet1000.seconds - fleet100.seconds) / 900) * 1000,
    noChangeCpuSeconds: noChange.cpuSeconds,
    tokenChangeSeconds: token.seconds,
    tokenChangeJsBytes: token.jsBytes,
    rss1Mb: one.rssMb,
    rss1000Mb: fleet1000.rssMb,
    ...(most && { fleet4000Seconds: most.seconds, rss4000Mb: most.rssMb }),
    ...server,
    ...(await measureStoreUploads(scratch, thousand.folder)),
    ...(await measureSharedCache(scratch)),
    ...(await measureShards(scratch, hundred)),
    ...(await measureWorkerKills()),
    ...(await measureLiveReleases(rounds)),
    ...(await measureFolderFaults(rounds)),
    ...(await measureStoreFaults(rounds)),
    ...(await measureLostManifests(scratch, rounds)),
    ...(await measureForeignKeys(rounds)),
  };
}

/** Rounds of what is proven by repeating it. */
const ROUNDS = 10;

// Removes nothing before the end: some file systems are slow to create files after many were removed.
const scratch = mkdtempSync(path.join(tmpdir(), 'brandgen-bench-'));
try {
  const words = process.argv.slice(2);
  const rounds = words.find((word) => !word.startsWith('--'));
  const isScaled = words.includes('--scale');
  const figures = await measureAll(scratch, { rounds: rounds === undefined ? ROUNDS : Number(rounds), isScaled });
  const json = words.includes('--json');
  process.stdout.write(json ? `${JSON.stringify(figures, null, 2)}\n` : `${table(figures)}\n`);
  if (missedBars(figures).length > 0) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
