import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a reason that are repeated at the end of a run: the fault, without the way to it. */
const MOST_LINES = 12;

/** Counts a report of Vitest: `{ passed, failed, failures }`, each failure as `{ name: 'file › title', reason }`. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages));
    // A file that cannot be read fails without a test.
    return failed.length === 0 && status === 'failed' ? [failure(file, [message])] : failed;
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** Counts a report of Playwright in the same form; its failures have `files` too. */
export function countPlaywright({ stats, suites }) {
  const failures = suites.flatMap(failuresOf);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function failuresOf({ specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({ ...failure(`${file} › ${title}`, reasons(tests)), files: filesOf(tests) }));
  return [...failed, ...suites.flatMap(failuresOf)];
}

function reasons(tests) {
  const results = tests.flatMap((test) => test.results);
  return results.flatMap(({ errors, attachments }) => [
    ...errors.map(({ message }) => message),
    ...attachments.filter(isText).map(({ name, body }) => `${name}:\n${Buffer.from(body, 'base64').toString()}`),
  ]);
}

/** Pictures and texts that the runner wrote of a failure. */
function filesOf(tests) {
  return tests
    .flatMap((test) => test.results)
    .flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []));
}

function isText({ contentType, body }) {
  return contentType === 'text/plain' && body !== undefined;
}

function failure(name, messages) {
  const first = messages.map((message) => message.split('\n').slice(0, MOST_LINES).join('\n'));
  return { name, reason: stripVTControlCharacters(first.join('\n')).trim() };
}
