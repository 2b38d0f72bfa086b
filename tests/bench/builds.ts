// `npm run test:builds -- KILLS RIVALS`: kills this many builds at random moments, every other one while it publishes, then lets two builds at a time write the
// same site with the same cache. After each, the next command must find the old site or the new one whole, and nothing may be left behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repository } from '../cli/run-brandgen.ts';
import { faultsOf, readManifest } from '../cli/site-state.ts';

const [kills, rivals] = process.argv.slice(2).map(Number);
const workspace = mkdtempSync(join(tmpdir(), 'brandgen-builds-'));
const cache = join(workspace, 'cache');
const site = join(workspace, 'out/mini');
const faults: string[] = [];
/** Milliseconds of the last build that was left alone: another that works beside it makes it longer. */
let usual = 0;
/** Milliseconds in which a build writes its site, switches to it and removes the former one. */
const PUBLISHING = 400;
const told: Record<string, number> = {};

cpSync(join(repository, 'brands/mini'), join(workspace, 'brands/mini'), { recursive: true });
await finish('Whole');
await finish('Timed');

for (let round = 1; round <= (kills ?? 100); round += 1) await killOne(round);
for (let round = 1; round <= (rivals ?? 12); round += 1) await letTwoBuild(round);

rmSync(workspace, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify(told)}\n${faults.join('\n')}${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function killOne(round: number): Promise<void> {
  const before = readManifest(site).name;
  const name = `Killed ${round}`;
  // Each tenth compiles the site again, which takes longer than all the rest of a build.
  if (round % 10 === 0) rmSync(cache, { recursive: true });
  const moment = Math.random() * usual * (round % 10 === 0 ? 6 : 1.1);
  const began = Date.now();
  const build = start(name);
  const signal = once(build, 'exit');
  await Promise.race([round % 2 === 0 ? publishing(build) : pause(moment), signal]);
  build.kill('SIGKILL');
  const [, ending] = await signal;
  const after = `kill ${round} after ${Date.now() - began} ms`;
  if (!existsSync(site)) count('without a site before the next command');
  // Any command that reads the site finishes the work of the killed one.
  const [code] = await once(run(['verify', 'out/mini']), 'exit');
  if (code !== 0) faults.push(`${after}: verify ended with ${code}`);
  expectWhole(after, [before, name]);
  count(ending === 'SIGKILL' ? 'killed' : 'ended before the kill');
  count(readManifest(site).name === name ? 'new site' : 'old site');
  await finish(name);
  expectWhole(`the build after kill ${round}`, [name]);
}

/** A moment after a build has begun to write its site; its folder there has the process in its name. */
async function publishing({ pid }: ChildProcess): Promise<void> {
  const watcher = watch(join(workspace, 'out/.builds'));
  const isOwn = new Promise<void>((resolve) => {
    watcher.on('change', (_event, name) => String(name).includes(`-${pid}.`) && resolve());
  });
  await isOwn;
  watcher.close();
  await pause(Math.random() * PUBLISHING);
}

async function letTwoBuild(round: number): Promise<void> {
  if (round % 3 === 0) rmSync(cache, { recursive: true });
  const names = [`Left ${round}`, `Right ${round}`];
  const builds: Promise<unknown[]>[] = [];
  for (const name of names) {
    builds.push(once(start(name), 'exit'));
    // The pause lets the other one read its own name.
    await pause(Math.random() * usual);
  }
  const codes = (await Promise.all(builds)).map(([code]) => code);
  if (codes.some((code) => code !== 0)) faults.push(`rivals ${round}: exit codes ${codes}`);
  count('rounds of rivals');
  expectWhole(`rivals ${round}`, names);
}

function start(name: string) {
  const file = join(workspace, 'brands/mini/brand.json');
  const text = readFileSync(file, 'utf8').replace(/"name": "[^"]+",\n/, `"name": "${name}",\n`);
  // Another build may be reading it.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  return run(['build', 'mini']);
}

function run(words: readonly string[]) {
  return spawn(process.execPath, [join(repository, 'dist/cli/main.js'), ...words], {
    cwd: workspace,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BRANDGEN_CACHE: cache },
  });
}

async function finish(name: string): Promise<void> {
  const began = Date.now();
  const [code] = await once(start(name), 'exit');
  usual = Date.now() - began;
  if (code !== 0) faults.push(`the build of ${name} ended with ${code}`);
  const left = [workspace, join(workspace, 'out'), join(workspace, 'out/.builds'), cache]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((path) => path.endsWith('.tmp'));
  const builds = readdirSync(join(workspace, 'out/.builds'));
  if (left.length > 0 || builds.join() !== 'mini.live') faults.push(`left behind ${name}: ${[...left, ...builds]}`);
}

function expectWhole(moment: string, names: readonly string[]): void {
  const { name } = readManifest(site);
  if (!names.includes(name)) faults.push(`${moment}: the site is ${name}`);
  faults.push(...faultsOf(site).map((fault) => `${moment}: ${fault}`));
}

function count(what: string): void {
  told[what] = (told[what] ?? 0) + 1;
}
