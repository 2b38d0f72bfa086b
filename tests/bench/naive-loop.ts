import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fleetBrand, writeFleet } from './fleet.ts';
import { measure } from './measure.ts';

/** Number of brands that are measured; the loop's total is extrapolated. */
const SAMPLE = 6;
const PROGRAM = 'dist/cli/main.js';

/**
 * Seconds per brand in a loop of one `vite build` per brand, two at a time. Each site is the same as in the fleet,
 * page for page, built in a new process with an empty cache: nothing is shared between brands.
 */
export async function measureNaiveLoop(scratch: string): Promise<number> {
  const workspace = path.join(scratch, 'naive');
  mkdirSync(workspace, { recursive: true });
  writeFleet(workspace, SAMPLE);
  const started = performance.now();
  const queue = Array.from({ length: SAMPLE }, (_brand, number) => number).values();
  const worker = async () => {
    // Both share one iterator, so each brand is built once.
    for (const number of queue) await buildAlone(workspace, number, scratch);
  };
  await Promise.all([worker(), worker()]);
  return (performance.now() - started) / 1000 / SAMPLE;
}

async function buildAlone(workspace: string, number: number, scratch: string): Promise<void> {
  const out = path.join(workspace, `out-${number}`);
  const words = [PROGRAM, 'build', fleetBrand(number), '--json', '--workspace', workspace, '--out', out];
  await measure(words, scratch, { BRANDGEN_CACHE: path.join(workspace, `cache-${number}`) });
}
