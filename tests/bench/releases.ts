// `npm run test:releases -- RELEASES KILLS SERVERKILLS`: releases a site this many times, and goes back at each fifth, while a browser clicks through
// it; then kills this many releases at random moments, after each of which the live site must be the old or the new one whole. The
// last are releases to two servers, each of which must then answer with the old or the new one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { findSshd } from '#scripts/setup/ssh.mjs';
import { startTarget } from '../cli/releases/running-target.ts';
import { repository } from '../cli/run-brandgen.ts';
import { serve } from '../e2e/site/running-site.ts';
import { killServerReleases } from './kill-server-releases.ts';
import { releaseUnderPresses } from './release-under-presses.ts';

const [releases = 200, kills = 100, serverKills = 40] = process.argv.slice(2).map(Number);
process.env['CHROMIUM_PATH'] = await findChromium();
process.env['SSHD_PATH'] = findSshd();
const target = await startTarget();
const faults: string[] = [];
let isWide = false;

target.writeBrand(4);
const sandbox = await serve('sandbox', '--brand', 'acme', '--workspace', target.workspace);
target.writeTarget({ upstream: new URL(sandbox.url).host });
await go();
const { opened, faults: seen } = await releaseUnderPresses(target, releases);
faults.push(...seen);
const ends = await killReleases();
await sandbox.stop();
await target.stop();
const onServers = await killServerReleases(serverKills);
faults.push(...onServers.faults);
process.stdout.write(`${releases} releases under ${opened} pages; ${kills} kills: ${JSON.stringify(ends)}\n`);
process.stdout.write(`${serverKills} kills of releases to two servers: ${JSON.stringify(onServers.ends)}\n`);
process.stdout.write(`${faults.map((fault) => `${fault}\n`).join('')}${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Makes other pages, with another policy, live. */
async function go(): Promise<void> {
  change();
  const { exitCode, stderr } = await target.run(['release', 'acme', '--to', 'live']);
  if (exitCode !== 0) faults.push(`a release ended with ${exitCode}: ${stderr}`);
}

function change(): void {
  isWide = !isWide;
  target.writeBrand(isWide ? 16 : 4);
}

/** @returns how often a release was killed, and how often it had ended before */
async function killReleases(): Promise<Record<string, number>> {
  const ends: Record<string, number> = { killed: 0, ended: 0 };
  const began = Date.now();
  await go();
  const usual = Date.now() - began;
  for (let kill = 1; kill <= kills; kill += 1) {
    change();
    const release = start();
    const exit = once(release, 'exit');
    const moment = Math.random() * usual;
    await Promise.race([pause(moment), exit]);
    release.kill('SIGKILL');
    const [, signal] = await exit;
    const end = signal === 'SIGKILL' ? 'killed' : 'ended';
    ends[end] = (ends[end] ?? 0) + 1;
    const { exitCode, stdout } = await target.run(['verify', target.address]);
    if (exitCode !== 0) faults.push(`kill ${kill} after ${Math.round(moment)} ms: ${stdout}`);
  }
  await go();
  return ends;
}

function start(): ChildProcess {
  return spawn(process.execPath, [join(repository, 'dist/cli/main.js'), 'release', 'acme', '--to', 'live'], {
    cwd: target.workspace,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
}
