import { relative } from 'node:path';

/** What a report of Vitest counts: `{ passed, failed, failures }`, each failure as `file › title`. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}`);
    // A file that cannot be read fails without a test.
    return failed.length === 0 && status === 'failed' ? [file] : failed;
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** What a report of Playwright counts, in the same form. */
export function countPlaywright({ stats, suites }) {
  const failures = suites.flatMap(failuresOf);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function failuresOf({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...failed, ...suites.flatMap(failuresOf)];
}
