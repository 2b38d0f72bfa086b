import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folder of the reports of `npm test`. */
const REPORTS = '.brandgen/test-reports';

/** A test of the last run, once per window that it ran in. */
export interface Result {
  file: string;
  title: string;
  passed: boolean;
  /** Calls of the specification that a browser test sent. */
  calls: string[];
}

/** Results of the last `npm test`; null when there was none. Files changed since the run are left out. */
export function lastResults(root: string): Result[] | null {
  const reports = ['unit', 'built', 'browser'].map((kind) => join(root, REPORTS, `${kind}.json`)).filter(existsSync);
  if (reports.length === 0) return null;
  return reports.flatMap((report) => {
    const ran = statSync(report).mtimeMs;
    return resultsOf(root, JSON.parse(readFileSync(report, 'utf8'))).filter(({ file }) => {
      const source = join(root, file);
      return existsSync(source) && statSync(source).mtimeMs <= ran;
    });
  });
}

interface VitestReport {
  testResults?: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface Spec {
  title: string;
  ok: boolean;
  tests: { results: { annotations: { type: string; description?: string }[] }[] }[];
}

interface Suite {
  file: string;
  specs?: Spec[];
  suites?: Suite[];
}

interface PlaywrightReport {
  config?: { rootDir: string };
  suites?: Suite[];
}

function resultsOf(root: string, report: VitestReport & PlaywrightReport): Result[] {
  const local = (file: string) => relative(root, file).split(sep).join('/');
  const vitest = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: local(name), title, passed: status === 'passed', calls: [] })),
  );
  const folder = report.config?.rootDir ?? root;
  const specs = (suite: Suite): Result[] => [
    ...(suite.specs ?? []).map((spec) => {
      const { title, ok: passed } = spec;
      return { file: local(join(folder, suite.file)), title, passed, calls: callsOf(spec) };
    }),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  return [...vitest, ...(report.suites ?? []).flatMap(specs)];
}

function callsOf({ tests }: Spec): string[] {
  const annotations = tests.flatMap(({ results }) => results.flatMap((result) => result.annotations));
  return annotations.filter(({ type }) => type === 'call').map(({ description = '' }) => description);
}
