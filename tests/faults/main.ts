// `npm run test:faults [-- KIND… | again | changed]`: plants each fault of list/ in a copy of the project, one at a time, and runs
// the test that should find it. Results are kept in .brandgen/, so a run goes on where the last one ended.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readWorld } from '#scripts/changed/world.mjs';
import { findCaddy } from '#scripts/setup/caddy.mjs';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { findNginx } from '#scripts/setup/nginx.mjs';
import { readArguments } from '#scripts/setup/read-arguments.mjs';
import { findSshd } from '#scripts/setup/ssh.mjs';
import { repository } from '../cli/run-brandgen.ts';
import { type Fault, faults, textOf } from './fault.ts';
import { isChosen } from './is-chosen.ts';
import { type Choice, isAmong, Nursery } from './nursery.ts';
import { describeResults, type Result } from './results.ts';
import { kindOf } from './run-tests.ts';

const kinds = [...new Set(faults.map(({ kind }) => kind))];
const USAGE = `Usage: npm run test:faults [-- ${kinds.join(' | ')} | again | changed …]
Plants faults in a copy of the project and runs the test that each names. With "changed", runs what npm test -- changed chooses,
which takes minutes a fault; with "again", forgets earlier results.`;
const asked = readArguments(USAGE, [...kinds, 'again', 'changed']);
const choice: Choice = asked.includes('changed') ? 'changed' : 'named';
const kept = join(repository, `.brandgen/faults-${choice}.json`);
const some = kinds.some((kind) => asked.includes(kind)) ? faults.filter(({ kind }) => asked.includes(kind)) : faults;
if (asked.includes('again')) rmSync(kept, { force: true });

const before = readKept();
const waiting = some.filter((fault) => before[stateOf(fault)] === undefined);
if (waiting.length > 0) await plantAll(waiting);
const after = readKept();
const shown = some.map((fault) => ({ fault, result: after[stateOf(fault)] }));
process.stdout.write(`${describeResults(shown)}\n`);
process.exit(shown.every(({ result }) => result?.found && result.chosen) ? 0 : 1);

function readKept(): Record<string, Result> {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
}

function keep(fault: Fault, result: Result): void {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ ...readKept(), [stateOf(fault)]: result }));
}

/** Digest of a fault, its file and its test. A result is kept until one of the three changes. */
function stateOf(fault: Fault): string {
  const parts = [JSON.stringify(fault), textOf(repository, fault.file), textOf(repository, fault.test)];
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

async function plantAll(wanted: readonly Fault[]): Promise<void> {
  const world = await readWorld();
  process.env['CHROMIUM_PATH'] = wanted.some(({ test }) => kindOf(test) !== 'unit') ? await findChromium() : '';
  const isServed = wanted.some(({ test }) => kindOf(test) === 'built');
  process.env['NGINX_PATH'] = isServed ? findNginx() : '';
  process.env['CADDY_PATH'] = isServed ? findCaddy() : '';
  process.env['SSHD_PATH'] = isServed ? findSshd() : '';
  const nursery = await Nursery.open();
  let isOver = false;
  process.once('SIGINT', () => {
    isOver = true;
  });
  try {
    for (const fault of wanted) {
      if (isOver) break;
      const failed = await nursery.plant(fault, choice);
      // A test that fails at any rate finds nothing.
      const found = isAmong(fault, failed) && (await nursery.passes(fault));
      keep(fault, { found, failed: failed.length, chosen: isChosen(fault, world) });
      process.stdout.write(`${found ? 'found' : 'NOT FOUND'}: ${fault.breaks}\n`);
    }
  } finally {
    await nursery.close();
  }
}
