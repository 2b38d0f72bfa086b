import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '#scripts/test/kinds.mjs';

export interface Outcome {
  /** Path from the project's folder; of a journey from `tests/e2e`. */
  file: string;
  title: string;
  passed: boolean;
}

/** The kind of tests, as in `npm test -- unit`, that a file belongs to. */
export function kindOf(file: string): string {
  const name = Object.keys(kinds).find((one) => kinds[one]?.files.test(file));
  if (name === undefined) throw new Error(`No kind of test has ${file}.`);
  return name;
}

/**
 * Runs tests of one kind in a folder of the project, which is compiled first.
 * @param pattern of the titles
 * @returns what became of each; nothing where the runner could not begin
 */
export function runTests(folder: string, kind: string, file: string, pattern: string): Outcome[] {
  const [runner = '', ...words] = kinds[kind]?.command ?? [];
  const report = join(folder, '.brandgen/fault.json');
  rmSync(report, { force: true });
  run(folder, process.execPath, 'scripts/setup/compile.mjs');
  const narrowing = runner === 'vitest' ? '--testNamePattern' : '--grep';
  // One seed, so that a fault is found or not, whenever it is planted.
  const env = { ...process.env, TEST_REPORT: report, TEST_SEED: '1' };
  run(folder, join(folder, 'node_modules/.bin', runner), [...words, file, narrowing, pattern], env);
  return outcomesIn(folder, report);
}

/** Runs the tests of every kind that `npm test -- changed` chooses. */
export function runChanged(folder: string): Outcome[] {
  run(folder, process.execPath, ['scripts/test.mjs', 'changed']);
  const reports = Object.keys(kinds).map((kind) => join(folder, `.brandgen/changed-test-reports/${kind}.json`));
  return reports.flatMap((report) => outcomesIn(folder, report));
}

/** @throws when it was ended by a signal, such as that of Ctrl-C */
function run(cwd: string, program: string, args: string | readonly string[], env = process.env): void {
  const { status } = spawnSync(program, [args].flat(), { cwd, env, stdio: 'ignore' });
  if (status === null) throw new Error(`${program} was ended.`);
}

/** Reads the outcomes of tests from a report of Vitest or Playwright; none if the report is missing. */
function outcomesIn(folder: string, report: string): Outcome[] {
  if (!existsSync(report)) return [];
  const { testResults = [], suites = [] }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return [...testResults.flatMap((file) => ofVitest(folder, file)), ...suites.flatMap(ofPlaywright)];
}

interface Report {
  testResults?: VitestFile[];
  suites?: PlaywrightSuite[];
}

interface VitestFile {
  name: string;
  assertionResults: { title: string; status: string }[];
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

function ofVitest(folder: string, { name, assertionResults }: VitestFile): Outcome[] {
  const file = name.slice(folder.length + 1);
  const ran = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
  return ran.map(({ title, status }) => ({ file, title, passed: status === 'passed' }));
}

function ofPlaywright({ specs = [], suites = [] }: PlaywrightSuite): Outcome[] {
  const own = specs.map(({ file, title, ok }) => ({ file, title, passed: ok }));
  return [...own, ...suites.flatMap(ofPlaywright)];
}
