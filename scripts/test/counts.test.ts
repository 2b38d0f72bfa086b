import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './counts.mjs';

test('a failed unit test is named with its file and its reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001b[31mexpected 1, got 2\u001b[39m'] },
  ];
  const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults }];
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ name: 'sum.test.ts › subtracts', reason: 'expected 1, got 2' }],
  });
});

test('a file that cannot be loaded is named, though none of its tests failed', () => {
  const testResults = [{ name: 'sum.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }];
  const { failures } = countVitest({ numPassedTests: 0, numFailedTests: 0, testResults });
  expect(failures).toEqual([{ name: 'sum.test.ts', reason: 'No such module' }]);
});

test('a failed journey is named however deep its suite stands, with what the platform had answered', () => {
  const calls = {
    name: 'calls',
    contentType: 'text/plain',
    body: Buffer.from('503 GET /wps/games').toString('base64'),
  };
  const screenshot = { name: 'screenshot', contentType: 'image/png', path: 'failed.png' };
  const long = ['no such button', ...Array.from({ length: 50 }, () => 'at')].join('\n');
  const results = [{ errors: [{ message: long }], attachments: [screenshot, calls] }];
  const specs = [
    { ok: true, file: 'home.spec.ts', title: 'opens' },
    { ok: false, file: 'home.spec.ts', title: 'closes', tests: [{ results }] },
  ];
  const suites = [{ suites: [{ specs }] }];
  const { passed, failed, failures } = countPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites });
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([
    {
      name: 'home.spec.ts › closes',
      files: ['failed.png'],
      reason: expect.stringMatching(/^no such button\n(at\n){11}calls:\n503 GET \/wps\/games$/),
    },
  ]);
});
