import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from '#cli/build/seal.ts';
import { brandConfig, fleetBrand, writeFleet } from './fleet.ts';
import { type Measured, measure } from './measure.ts';

const PROGRAM = 'dist/cli/main.js';

/** A fleet with its own folder and cache. */
export interface Fleet {
  /** Its workspace, absolute. */
  readonly folder: string;
  /** Number of its brands. */
  readonly count: number;
  build(): Promise<Measured>;
  /** Changes one brand's token and builds the fleet; returns how many bytes of its scripts changed. */
  changeToken(): Promise<{ seconds: number; jsBytes: number }>;
}

/** Creates a fleet of this many brands. Its first build is cold: the cache is empty. */
export function createFleet(scratch: string, count: number): Fleet {
  const folder = path.join(scratch, `fleet-${count}`);
  const out = path.join(folder, 'out');
  mkdirSync(folder, { recursive: true });
  writeFleet(folder, count);
  const build = () =>
    measure([PROGRAM, 'build', '--all', '--json', '--workspace', folder, '--out', out], scratch, {
      BRANDGEN_CACHE: path.join(folder, 'cache'),
    });
  return {
    folder,
    count,
    build,
    async changeToken() {
      const before = scriptsOf(out);
      writeFileSync(path.join(folder, 'brands', fleetBrand(0), 'brand.json'), JSON.stringify(brandConfig(0, 33)));
      const { seconds } = await build();
      const changed = [...scriptsOf(out)].filter(([file, { sha256 }]) => before.get(file)?.sha256 !== sha256);
      return { seconds, jsBytes: changed.reduce((sum, [, { size }]) => sum + size, 0) };
    },
  };
}

function scriptsOf(out: string) {
  const file = path.join(out, fleetBrand(0), 'build-manifest.json');
  const { files }: BuildManifest = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(files).filter(([name]) => name.endsWith('.js')));
}
