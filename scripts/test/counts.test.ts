import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './counts.mjs';

test('a failed unit test is named with its file', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'subtracts' },
  ];
  const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults }];
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['sum.test.ts › subtracts'],
  });
});

test('a file that cannot be loaded is named, though none of its tests failed', () => {
  const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults: [] }];
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults }).failures).toEqual(['sum.test.ts']);
});

test('a failed journey is named however deep its suite stands', () => {
  const specs = [
    { ok: true, file: 'home.spec.ts', title: 'opens' },
    { ok: false, file: 'home.spec.ts', title: 'closes' },
  ];
  const suites = [{ suites: [{ specs }] }];
  expect(countPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['home.spec.ts › closes'],
  });
});
