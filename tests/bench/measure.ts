import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Measured {
  /** Seconds by the clock. */
  seconds: number;
  /** Seconds of the whole process, user and system. */
  cpuSeconds: number;
  /** Peak of the resident set. */
  rssMb: number;
}

const REPORTER = fileURLToPath(new URL('report-usage.mjs', import.meta.url));

/** Runs a Node program to its end. @throws when it fails, with what it printed */
export async function measure(
  words: readonly string[],
  scratch: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Measured> {
  const usage = path.join(scratch, `usage-${process.hrtime.bigint()}.json`);
  const started = performance.now();
  await run(['--import', REPORTER, ...words], { ...process.env, ...environment, BENCH_USAGE: usage });
  const seconds = (performance.now() - started) / 1000;
  return { seconds, ...JSON.parse(readFileSync(usage, 'utf8')) };
}

function run(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => printed.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`${words.join(' ')} ended with ${code}:\n${Buffer.concat(printed).toString().slice(0, 4000)}`),
        );
    });
  });
}
