import path from 'node:path';
import { measure } from './measure.ts';

const CORE = ['home', 'games', 'account', 'login-username', 'help'];
/** Features of the brands that are measured; the rest of the loop is extrapolated from them. */
const SAMPLE = [[], ['register-username'], ['free-play'], ['register-username', 'free-play', 'agent']] as const;
const PROGRAM = 'tests/bench/naive-build.mjs';

/** Seconds that a brand takes in a loop of one `vite build` per brand, two at a time. */
export async function measureNaiveLoop(scratch: string): Promise<number> {
  const started = performance.now();
  const queue = SAMPLE.entries();
  const worker = async () => {
    // Both draw from one iterator, so each brand is built once.
    for (const [at, extra] of queue) {
      await measure([PROGRAM, path.join(scratch, `naive-${at}`), ...CORE, ...extra], scratch);
    }
  };
  await Promise.all([worker(), worker()]);
  return (performance.now() - started) / 1000 / SAMPLE.length;
}
