import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds, kindsOf, ON_REQUEST } from './kinds.mjs';
import { describeReach, describeTier, LEFT_OUT, settingsOf } from './tiers.mjs';

const root = join(import.meta.dirname, '../..');
const all = ['app', 'cli', 'sandbox', 'themes', 'schemas', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file));
/** Journeys and tests of the command line are chosen by the command, as `rotation.test.ts` proves. */
const isWhole = (file: string) => /^tests\/(e2e|cli)\//.test(file);
const filesOf = (tier: string) =>
  new Set(kindsOf(tier).flatMap((name) => all.filter((file) => kinds[name]?.files.test(file))));

test('every test on disk belongs to one kind, or says with what command it runs', () => {
  const patterns = [...Object.values(kinds).map(({ files }) => files), ...Object.values(ON_REQUEST)];
  const counts = all.map((file) => [file, patterns.filter((pattern) => pattern.test(file)).length]);
  expect(all.length).toBeGreaterThan(700);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test('what npm test leaves out is in the whole run, and its lines are covered', () => {
  const [some, whole] = [filesOf('test'), filesOf('whole')];
  const left = [...whole].filter((file) => !some.has(file));
  const told = LEFT_OUT.flatMap(({ files }) => files);
  expect(left.filter((file) => !told.includes(file))).toEqual([]);
  for (const { files, covered } of LEFT_OUT) {
    expect(files.filter((file) => !whole.has(file))).toEqual([]);
    // A file that npm test runs in part covers its own lines.
    const covering = covered.length > 0 ? covered : files;
    expect(covering.filter((file) => !some.has(file))).toEqual([]);
  }
});

test('a file that runs in part reads how much of it', () => {
  const parts = LEFT_OUT.flatMap(({ files, covered }) => (covered.length > 0 ? covered : files)).filter(
    (file) => !isWhole(file),
  );
  const imported = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    const names = [...text.matchAll(/from '\.\/([\w.-]+fixture\.ts)'/g)].map(([, name = '']) => name);
    return [text, ...names.map((name) => readFileSync(join(root, file, '..', name), 'utf8'))].join();
  };
  expect(
    parts.filter(
      (file) =>
        !/\bSCHEDULES\b|IS_MANY|RUNS_OF_CALLS|MANY_ROWS|ofThisTurn\(|databasesOfTurn\(|testSandbox\((\)|'of turn')|@sample/.test(
          imported(file),
        ),
    ),
  ).toEqual([]);
});

test('a run says what it leaves out, and its settings', () => {
  expect(describeTier('test', 1).join('\n')).toContain('Turn 2 of 6 of the journeys');
  expect(describeReach({ browser: '.', built: 'all' })).toEqual([
    'Every journey, as the change reaches all.',
    'Every built test, as the change reaches all.',
  ]);
  expect(describeReach({ browser: '(^|\\s)kyc/|@kyc', built: ['tests/cli/dev.test.ts'] })).toEqual([
    'Journeys that the change reaches: (^, \\s)kyc/, @kyc',
    'Built tests that the change reaches: tests/cli/dev.test.ts',
  ]);
  expect(describeReach({ browser: '', built: [] }).join()).toContain('no built test');
  expect(describeReach(undefined).join()).toContain('no main branch');
  expect(describeTier('test', 1)).toHaveLength(LEFT_OUT.length + 1);
  expect(settingsOf('whole')).toMatchObject({ SCHEDULES: '200' });
  expect(settingsOf('test')).not.toHaveProperty('SCHEDULES');
});
