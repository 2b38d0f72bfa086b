// `npm run test:faults [-- KIND… | again | changed]`: plants each fault of list/ in a copy of the project, one at a time, and runs
// the test that should find it. Results are kept in .brandgen/faults.json, so a run goes on where the last one ended.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachBetween } from '#scripts/changed/change.mjs';
import { readWorld } from '#scripts/changed/world.mjs';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { findNginx } from '#scripts/setup/nginx.mjs';
import { readArguments } from '#scripts/setup/read-arguments.mjs';
import { copyProject } from '../cli/project-copy.ts';
import { type Fault, faults, planted, textOf } from './fault.ts';
import { type Choice, isAmong, plant, runNamed } from './plant.ts';
import { describeResults, type Result } from './results.ts';
import { isBuilt, kindOf } from './run-tests.ts';

const kinds = [...new Set(faults.map(({ kind }) => kind))];
const USAGE = `Usage: npm run test:faults [-- ${kinds.join(' | ')} | again | changed …]
Plants faults in a copy of the project and runs the test that each names. With "changed", runs what npm test -- changed chooses,
which takes minutes a fault; with "again", forgets earlier results.`;
const named = readArguments(USAGE, [...kinds, 'again', 'changed']);
const choice: Choice = named.includes('changed') ? 'changed' : 'named';
const KEPT = `.brandgen/faults-${choice}.json`;

const some = kinds.some((kind) => named.includes(kind)) ? faults.filter(({ kind }) => named.includes(kind)) : faults;
const results: Record<string, Result> =
  named.includes('again') || !existsSync(KEPT) ? {} : JSON.parse(readFileSync(KEPT, 'utf8'));
const waiting = some.filter((fault) => results[stateOf(fault)] === undefined);
if (waiting.length > 0) await findAll(waiting);
const shown = some.map((fault) => ({ fault, result: results[stateOf(fault)] }));
process.stdout.write(`${describeResults(shown)}\n`);
if (shown.some(({ result }) => !result?.found || !result.chosen)) process.exitCode = 1;

/** Of a fault, its file and its test: a result holds for as long as none of them differs. */
function stateOf(fault: Fault): string {
  const parts = [JSON.stringify(fault), textOf('.', fault.file), textOf('.', fault.test)];
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

async function findAll(wanted: readonly Fault[]): Promise<void> {
  // An end by Ctrl-C comes to the runners too, whose missing status ends this once the copy is removed.
  process.on('SIGINT', () => undefined);
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'brandgen-faults-')));
  try {
    await copyProject(copy, 'main');
    if (wanted.some(({ test }) => isBuilt(kindOf(test)))) {
      process.env['CHROMIUM_PATH'] = await findChromium();
      process.env['NGINX_PATH'] = findNginx();
    }
    requireSound(copy, wanted);
    const world = await readWorld();
    for (const fault of wanted) {
      const failed = plant(copy, fault, choice);
      const found = isAmong(fault, failed);
      results[stateOf(fault)] = { found, failed: failed.length, chosen: isChosen(fault, world) };
      mkdirSync('.brandgen', { recursive: true });
      writeFileSync(KEPT, JSON.stringify(results));
      process.stdout.write(`${found ? 'found' : 'NOT FOUND'}: ${fault.breaks}\n`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @throws unless every test that some faults name passes without them */
function requireSound(copy: string, wanted: readonly Fault[]): void {
  const byKind = Map.groupBy(wanted, ({ test }) => kindOf(test));
  for (const part of byKind.values()) {
    const passed = runNamed(copy, part).filter((outcome) => outcome.passed);
    const unsound = part.filter((fault) => !isAmong(fault, passed));
    if (unsound.length > 0)
      throw new Error(`Without a fault these pass no more: ${unsound.map(({ title }) => title).join(', ')}`);
  }
}

/** Whether `npm test -- changed` runs the test of a fault. */
function isChosen(fault: Fault, world: Awaited<ReturnType<typeof readWorld>>): boolean {
  const before = textOf('.', fault.file);
  const reach = reachBetween(
    [fault.file],
    world,
    () => before,
    () => planted(fault, before),
  );
  const kind = kindOf(fault.test);
  if (kind === 'unit' || kind === 'built') return reach[kind] === 'all' || reach[kind].includes(fault.test);
  return reach.browser !== '' && new RegExp(reach.browser).test(journeyOf(fault));
}

/** A journey as a runner's pattern sees it: its path, its title and its tags. */
function journeyOf({ test, title }: Fault): string {
  const text = textOf('.', test);
  const from = text.indexOf(title);
  const tags = text.slice(from, text.indexOf('=>', from)).match(/@[\w-]+/g) ?? [];
  return `desktop ${test.replace('tests/e2e/', '')} ${title} ${tags.join(' ')}`;
}
