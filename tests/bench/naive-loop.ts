import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fleetBrand, writeFleet } from './fleet.ts';
import { type Measured, measure } from './measure.ts';

/** Number of brands that are measured; the loop's total is extrapolated. */
const SAMPLE = 6;
const PROGRAM = 'dist/cli/main.js';

/** Costs of one brand in the loop. */
export interface NaiveFigures {
  naiveSecondsPerBrand: number;
  /** Processor time, user and system. */
  naiveCpuSeconds: number;
  naiveMb: number;
}

/**
 * Costs per brand in a loop of one `vite build` per brand, two at a time. Each site is the same as in the fleet,
 * page for page, built in a new process with an empty cache: nothing is shared between brands.
 */
export async function measureNaiveLoop(scratch: string): Promise<NaiveFigures> {
  const workspace = path.join(scratch, 'naive');
  mkdirSync(workspace, { recursive: true });
  writeFleet(workspace, SAMPLE);
  const built: Measured[] = [];
  const started = performance.now();
  const queue = Array.from({ length: SAMPLE }, (_brand, number) => number).values();
  const worker = async () => {
    // Both share one iterator, so each brand is built once.
    for (const number of queue) built.push(await buildAlone(workspace, number, scratch));
  };
  await Promise.all([worker(), worker()]);
  const naiveSecondsPerBrand = (performance.now() - started) / 1000 / SAMPLE;
  return {
    naiveSecondsPerBrand,
    naiveCpuSeconds: built.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / SAMPLE,
    naiveMb: Math.max(...built.map(({ rssMb }) => rssMb)),
  };
}

function buildAlone(workspace: string, number: number, scratch: string): Promise<Measured> {
  const out = path.join(workspace, `out-${number}`);
  const words = [PROGRAM, 'build', fleetBrand(number), '--json', '--workspace', workspace, '--out', out];
  return measure(words, scratch, { BRANDGEN_CACHE: path.join(workspace, `cache-${number}`) });
}
