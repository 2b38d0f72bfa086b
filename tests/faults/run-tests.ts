import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '#scripts/test/kinds.mjs';

export interface Outcome {
  /** Path from the project's folder. */
  file: string;
  title: string;
  passed: boolean;
}

/** The kind of tests, as `npm test -- unit`, that a file belongs to. */
export function kindOf(file: string): string {
  const name = Object.keys(kinds).find((one) => kinds[one]?.files.test(file));
  if (name === undefined) throw new Error(`No kind of test has ${file}.`);
  return name;
}

/** Whether a kind of tests runs the compiled generator, and a browser or nginx with it. */
export const isBuilt = (kind: string) => kind !== 'unit';

/**
 * Runs tests of one kind in a folder of the project.
 * @param pattern of the titles
 * @returns what became of each; nothing where the runner could not begin
 */
export function runTests(folder: string, kind: string, files: readonly string[], pattern: string): Outcome[] {
  const [runner = '', ...words] = kinds[kind]?.command ?? [];
  const report = join(folder, '.brandgen/fault.json');
  rmSync(report, { force: true });
  if (isBuilt(kind)) compile(folder);
  const narrowing = runner === 'vitest' ? '--testNamePattern' : '--grep';
  const { status } = spawnSync(join(folder, 'node_modules/.bin', runner), [...words, ...files, narrowing, pattern], {
    cwd: folder,
    stdio: 'ignore',
    // One seed, so that a fault is found or not, whenever it is planted.
    env: { ...process.env, TEST_REPORT: report, TEST_SEED: '1' },
  });
  if (status === null) throw new Error('The run was ended.');
  return outcomesIn(folder, report);
}

function compile(folder: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/setup/compile.mjs'], { cwd: folder, stdio: 'ignore' });
  if (status === null) throw new Error('The run was ended.');
}

/** What became of the tests of a report of Vitest or Playwright; nothing of a report that is missing. */
export function outcomesIn(folder: string, report: string): Outcome[] {
  if (!existsSync(report)) return [];
  const { testResults, suites }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return [...(testResults ?? []).flatMap((file) => ofVitest(folder, file)), ...(suites ?? []).flatMap(ofPlaywright)];
}

interface Report {
  testResults?: VitestFile[];
  suites?: PlaywrightSuite[];
}

interface VitestFile {
  name: string;
  assertionResults: { fullName: string; status: string }[];
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; ok: boolean; tests: { projectName: string }[] }[];
  suites?: PlaywrightSuite[];
}

function ofVitest(folder: string, { name, assertionResults }: VitestFile): Outcome[] {
  return assertionResults
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({
      file: name.slice(folder.length + 1),
      title: fullName,
      passed: status === 'passed',
    }));
}

/** Its files are named from the folder of the project that runs them, `tests/e2e` or another. */
function ofPlaywright({ specs = [], suites = [] }: PlaywrightSuite): Outcome[] {
  const own = specs.map(({ file, title, ok }) => ({ file, title, passed: ok }));
  return [...own, ...suites.flatMap(ofPlaywright)];
}
