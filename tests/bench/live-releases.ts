import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningTarget, startTarget } from '../cli/releases/running-target.ts';
import { repository } from '../cli/run-brandgen.ts';
import { serve } from '../e2e/site/running-site.ts';
import { releaseUnderPresses } from './release-under-presses.ts';

/** Releases of a site that a browser clicks through, and releases that are killed. */
export interface LiveReleases {
  /** Pages that the browser has opened. */
  readonly opened: number;
  readonly pressFaults: readonly string[];
  /** Counts of releases that were killed, and of those that had ended before. */
  readonly ends: Record<'killed' | 'ended', number>;
  readonly killFaults: readonly string[];
}

/** Moments of a release at which it is killed, spread over the time that one takes. */
const MOMENTS = 20;

/** Figures that the bench prints. */
export interface LiveFigures {
  pressedReleases: number;
  pressedPages: number;
  pressFaults: number;
  killedReleases: number;
  killFaults: number;
}

/** @param rounds number of kills; the browser sees twice as many releases */
export async function measureLiveReleases(rounds: number): Promise<LiveFigures> {
  const { opened, pressFaults, ends, killFaults } = await proveLiveReleases(2 * rounds, rounds);
  return {
    pressedReleases: 2 * rounds,
    pressedPages: opened,
    pressFaults: pressFaults.length,
    killedReleases: ends.killed,
    killFaults: killFaults.length,
  };
}

/**
 * Releases a site to a folder of nginx so many times, and goes back at each fifth, while a browser clicks through it. Then kills so many
 * releases, each at one of 20 moments; after each, the live site has to be the old one or the new one whole.
 */
export async function proveLiveReleases(releases: number, kills: number): Promise<LiveReleases> {
  const target = await startTarget();
  try {
    target.writeBrand(4);
    const sandbox = await serve('sandbox', '--brand', 'acme', '--workspace', target.workspace);
    try {
      target.writeTarget({ upstream: new URL(sandbox.url).host });
      const first = await releaseLook(target, 5);
      const { opened, faults } = await releaseUnderPresses(target, releases);
      return { opened, pressFaults: [...first, ...faults], ...(await killReleases(target, kills)) };
    } finally {
      await sandbox.stop();
    }
  } finally {
    await target.stop();
  }
}

async function killReleases(target: RunningTarget, kills: number): Promise<Pick<LiveReleases, 'ends' | 'killFaults'>> {
  const ends = { killed: 0, ended: 0 };
  const began = Date.now();
  const killFaults = await releaseLook(target, 7);
  const usual = Date.now() - began;
  for (let kill = 1; kill <= kills; kill += 1) {
    // Each release has a look that no other has.
    target.writeBrand(20 + kill);
    const release = startRelease(target);
    const exit = once(release, 'exit');
    const moment = (((kill % MOMENTS) + Math.random()) / MOMENTS) * usual;
    await Promise.race([pause(moment), exit]);
    release.kill('SIGKILL');
    const [, signal] = await exit;
    ends[signal === 'SIGKILL' ? 'killed' : 'ended'] += 1;
    const { exitCode, stdout } = await target.run(['verify', target.address]);
    if (exitCode !== 0) killFaults.push(`kill ${kill} after ${Math.round(moment)} ms: ${stdout}`);
  }
  killFaults.push(...(await releaseLook(target, 6)));
  return { ends, killFaults };
}

/** Makes pages of this look live. @returns what went wrong */
async function releaseLook(target: RunningTarget, radius: number): Promise<string[]> {
  target.writeBrand(radius);
  const { exitCode, stderr } = await target.run(['release', 'acme', '--to', 'live']);
  return exitCode === 0 ? [] : [`a release ended with ${exitCode}: ${stderr}`];
}

function startRelease({ workspace }: RunningTarget): ChildProcess {
  return spawn(process.execPath, [join(repository, 'dist/cli/main.js'), 'release', 'acme', '--to', 'live'], {
    cwd: workspace,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
}
