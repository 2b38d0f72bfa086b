import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PassedTitles } from './find-faults.ts';

/** Where `npm test` writes what its runs said. */
const REPORTS = '.brandgen/test-reports';

interface Result {
  file: string;
  title: string;
  passed: boolean;
}

/**
 * Titles that passed in the last `npm test`, by the file as its source says them. A file that was changed after the run has
 * proven nothing, and is left out.
 */
export function passedTitles(root: string): PassedTitles {
  const files = ['unit', 'built', 'browser'].map((kind) => join(root, REPORTS, `${kind}.json`)).filter(existsSync);
  if (files.length === 0) return null;
  const passed = new Map<string, Set<string>>();
  for (const report of files) {
    const ran = statSync(report).mtimeMs;
    for (const result of resultsOf(root, JSON.parse(readFileSync(report, 'utf8')))) {
      const source = join(root, result.file);
      if (!existsSync(source) || statSync(source).mtimeMs > ran) continue;
      const titles = passed.get(result.file) ?? new Set();
      passed.set(result.file, titles);
      if (result.passed) titles.add(result.title);
      else titles.delete(result.title);
    }
  }
  return passed;
}

interface VitestReport {
  testResults?: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface Suite {
  file: string;
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  config?: { rootDir: string };
  suites?: Suite[];
}

function resultsOf(root: string, report: VitestReport & PlaywrightReport): Result[] {
  const local = (file: string) => relative(root, file).split(sep).join('/');
  const vitest = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: local(name), title, passed: status === 'passed' })),
  );
  const folder = report.config?.rootDir ?? root;
  const specs = (suite: Suite): Result[] => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ file: local(join(folder, suite.file)), title, passed: ok })),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  return [...vitest, ...(report.suites ?? []).flatMap(specs)];
}
