import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeBuild } from '#cli/release/builds/prepare-release.ts';
import { goLive } from '#cli/release/folder/go-live.ts';
import { placesOf } from '#cli/release/manifests/release-places.ts';
import { findNginx } from '#scripts/setup/nginx.mjs';
import { freePort } from '../cli/servers/run-nginx.ts';
import { fleetBrand } from './fleet.ts';
import { measure } from './measure.ts';
import { mainFile, runInForeground } from './run-bench-nginx.ts';
import { measureServerOfFiles } from './server-of-files.ts';

/** Costs of the sites of a target for the web server that all of them share. */
export interface ServerFigures {
  serverTestSeconds: number;
  /** Peak of a process that reads the configuration. */
  serverMb: number;
  reloadSeconds: number;
  /** A reload of a server that has a file for each site. */
  filesReloadSeconds: number;
  /** Time of a command that goes back with every brand, and of one that goes back with one of them. */
  rollbackOfAllSeconds: number;
  rollbackSeconds: number;
  rollbackCpuSeconds: number;
  /** Each of the two in times of a reload of a server with files, by the clock. */
  rollbackOfAllRatio: number;
  rollbackRatio: number;
  /** The same in times of a reload of the server that the sites share. */
  rollbackOfAllToShared: number;
  rollbackToShared: number;
}

const ROUNDS = 5;
const PROGRAM = 'dist/cli/main.js';

/** @param workspace with sites in `out/` that were built of `count` brands */
export async function measureOneServer(scratch: string, workspace: string, count: number): Promise<ServerFigures> {
  const server = path.join(workspace, 'nginx');
  const folder = path.join(workspace, 'srv');
  for (const place of [server, folder]) mkdirSync(place);
  const read = ['nginx-default.conf', 'nginx.conf'].map((name) => path.join(folder, name));
  writeFileSync(path.join(server, 'nginx.conf'), mainFile(server, read));
  const run = promisify(execFile);
  const [program, words] = [findNginx(), ['-p', server, '-c', 'nginx.conf', '-e', 'error.log']] as const;
  const target = { folder, directives: path.join(workspace, 'own'), listen: `127.0.0.1:${await freePort()}` };
  const live = { ...target, reload: [program, ...words, '-s', 'reload'] };
  writeFileSync(path.join(workspace, 'brandgen.json'), JSON.stringify({ targets: { live } }));
  const settings = {
    ...target,
    server: 'nginx' as const,
    name: 'live',
    reload: null,
    upstream: '127.0.0.1:4600',
    signFrom: 'BRANDGEN_RELEASE_KEY',
  };
  for (const release of [1, 2]) await goLive(settings, releasesOf(workspace, folder, count, release));
  const serverTestSeconds = await median(() => run(program, [...words, '-t']));
  // The test leaves the file that a server writes when it has read its configuration.
  const isRead = path.join(server, 'nginx.pid');
  rmSync(isRead, { force: true });
  const running = await runInForeground(program, words, isRead);
  try {
    const back = (what: string) => measure([PROGRAM, 'rollback', what, '--workspace', workspace], scratch);
    const serverMb = peakMb(running.pid);
    const reloadSeconds = await median(() => run(program, [...words, '-s', 'reload']));
    const ofAll = await back('--last');
    const ofOne = await back(fleetBrand(0));
    const filesReloadSeconds = await measureServerOfFiles(program, workspace, count);
    return {
      serverTestSeconds,
      serverMb,
      reloadSeconds,
      filesReloadSeconds,
      rollbackOfAllSeconds: ofAll.seconds,
      rollbackSeconds: ofOne.seconds,
      rollbackCpuSeconds: ofOne.cpuSeconds,
      rollbackOfAllRatio: ofAll.seconds / filesReloadSeconds,
      rollbackRatio: ofOne.seconds / filesReloadSeconds,
      rollbackOfAllToShared: ofAll.seconds / reloadSeconds,
      rollbackToShared: ofOne.seconds / reloadSeconds,
    };
  } finally {
    await running.stop();
  }
}

/** A release of every brand. Both of a brand are the same files under another name, so that there is a build to go back to. */
function releasesOf(workspace: string, target: string, count: number, release: number) {
  const origin = { time: new Date().toISOString(), by: 'bench', commit: '' };
  return Array.from({ length: count }, (_brand, number) => {
    const brand = fleetBrand(number);
    const site = path.join(workspace, 'out', brand);
    const folder = `build-${release}`;
    const { releases } = placesOf(target, brand);
    mkdirSync(releases, { recursive: true });
    symlinkSync(site, path.join(releases, folder));
    const facts = { release, brand, site: brand, rollback: 0, keepDays: 14 };
    return { format: 1 as const, ...facts, ...origin, ...describeBuild(site), folder };
  });
}

/** Linux alone says how much memory another process has had at most. */
function peakMb(process: number | undefined): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Seconds by the clock. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work();
    seconds.push((performance.now() - started) / 1000);
  }
  return seconds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
