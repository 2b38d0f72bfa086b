import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtArguments, readCommandTests, readJourneys, rotationArguments } from './rotation.mjs';

const journeys = {
  always: ['cli/dev.spec.ts'],
  rotating: ['kyc/arabic.spec.ts', 'kyc/verification.spec.ts', 'wallet/wallet.spec.ts'],
};

/** Titles as Playwright compares them: project, path, title and tags. */
function made(turn: number, reach: string | undefined): string[] {
  const [, pattern = '.'] = rotationArguments(journeys, turn, reach);
  const titles = [
    'matrix sample.spec.ts aurora /index phone dark EN @home',
    'hostile sample.spec.ts screens bear it @hostile',
    ...Object.values(journeys)
      .flat()
      .map((file) => `phone-words ${file} a player does it @${file.split('/')[0]}`),
  ];
  return titles.filter((title) => new RegExp(pattern).test(title)).map((title) => title.split(' ', 2).join(' '));
}

const EACH_TIME = ['matrix sample.spec.ts', 'hostile sample.spec.ts', 'phone-words cli/dev.spec.ts'];

/** The turns of six commits. */
const ALL_TURNS = [0, 1, 2, 3, 4, 5];

test('six turns make all journeys, each one that the others leave', () => {
  const turns = ALL_TURNS.map((turn) => made(turn, ''));
  for (const one of turns) expect(one).toEqual(expect.arrayContaining(EACH_TIME));
  const turning = turns.flat().filter((title) => !EACH_TIME.includes(title));
  expect(turning.toSorted()).toEqual(journeys.rotating.map((file) => `phone-words ${file}`));
  expect(made(7, '')).toEqual(made(1, ''));
});

test('what a change reaches is made in every turn', () => {
  for (const turn of ALL_TURNS) {
    expect(made(turn, '@kyc(?![\\w-])')).toContain('phone-words kyc/verification.spec.ts');
    expect(made(turn, '(^|\\s)wallet/')).toContain('phone-words wallet/wallet.spec.ts');
  }
});

test.each([{ reach: '.' }, { reach: undefined }])('all are made where the change reaches $reach', ({ reach }) => {
  expect(made(0, reach)).toHaveLength(6);
});

test('every journey on disk has a turn or always runs', () => {
  const { always, rotating } = readJourneys();
  const root = join(import.meta.dirname, '../../tests/e2e');
  const specs = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'));
  expect([...always, ...rotating].toSorted()).toEqual(specs.toSorted());
  // Features without units of their own are proven by their journeys alone.
  const folders = new Set(always.map((file) => file.split('/')[0]));
  expect([...folders]).toEqual(expect.arrayContaining(['cli']));
  // Its steps take turns: the file in one turn alone would have the same steps each time.
  expect(always).toContain('shell/lost-answers.spec.ts');
  expect(rotating.length).toBeGreaterThan(always.length);
  const shares = ALL_TURNS.map(
    (turn) => String(rotationArguments({ always: [], rotating }, turn, '')).split('.spec').length / rotating.length,
  );
  expect(Math.max(...shares)).toBeLessThan(0.25);
});

test('six turns run all tests of the command line, and what the change reaches at once', () => {
  const files = readCommandTests();
  const none = ALL_TURNS.map((turn) => builtArguments(files, turn, []));
  const turning = none.flat().filter((file) => file.endsWith('.test.ts'));
  expect(turning.toSorted()).toEqual(files);
  expect(Math.max(...none.map(({ length }) => length))).toBeLessThan(files.length / 3);
  for (const chosen of none) expect(chosen).toEqual(expect.arrayContaining(['tests/brands/', 'tests/docs/']));
  for (const file of files) expect(builtArguments(files, 1, [file])).toContain(file);
});

test.each([{ reach: 'all' as const }, { reach: undefined }])(
  'all built tests run where the change reaches $reach',
  ({ reach }) => {
    expect(builtArguments(readCommandTests(), 0, reach)).toEqual([]);
  },
);
