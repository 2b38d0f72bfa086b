import { expect, test } from 'vitest';
import { describeFailures } from './failed.mjs';

const run = { seed: '7', settings: { SCHEDULES: '3' } };
const told = (name: string, failure: object) =>
  describeFailures([{ name, failures: [{ name: 'a.spec.ts › pays', reason: 'no such button', ...failure }] }], run);

test('a failed unit is repeated with the seed and the schedules of its run', () => {
  expect(told('unit', {})).toEqual([
    'failed: a.spec.ts › pays',
    '  no such button',
    "  Again: TEST_SEED=7 SCHEDULES=3 npx vitest run --project 'unit*' a.spec.ts",
    '',
  ]);
});

test('a failed journey is repeated with the configuration of its kind, and its files are named', () => {
  expect(told('browser', { files: ['results/failed.png'] }).slice(2)).toEqual([
    '  Again: npx playwright test a.spec.ts --trace on',
    '  results/failed.png',
    '',
  ]);
  expect(told('engines', {})[2]).toBe(
    '  Again: npx playwright test --config playwright.browsers.config.ts a.spec.ts --trace on',
  );
});
