// Lists the tests that `npm test` leaves to `npm run test:whole`. A test may be left out only where the whole run has it and another
// test of `npm test` covers the same lines.

import { readdirSync, readFileSync } from 'node:fs';
import { readCommandTests, readJourneys } from './rotation.mjs';
import { TURNS } from './turn.mjs';

const SANDBOX = new URL('../../sandbox/', import.meta.url);

/** Sources that run a test on both databases by turns, and on one of them. */
const BOTH_BY_TURNS = ['describe.each(databasesOfTurn('];
const ONE_BY_TURNS = ['testSandbox()', "testSandbox('of turn'"];

/** Each with where it is, what of it `npm test` runs, and the tests of `npm test` that cover the same lines. */
export const LEFT_OUT = [
  {
    files: readJourneys().rotating.map((file) => `tests/e2e/${file}`),
    left: 'every journey',
    covered: [],
    by: 'all that the change reaches or that no unit test covers, and a sixth of the others by turns',
  },
  {
    files: readCommandTests(),
    left: 'every test of the command line',
    covered: [],
    by: 'all that the change reaches, and a sixth of the others by turns',
  },
  {
    files: ['tests/matrix/whole.spec.ts'],
    left: 'every page of every brand in every window, scheme and language',
    covered: ['tests/matrix/sample.spec.ts'],
    by: 'a third of the sample by turns',
  },
  {
    files: [
      'tests/browsers/abilities.spec.ts',
      'tests/browsers/back-office.spec.ts',
      'tests/browsers/clipboard.spec.ts',
      'tests/browsers/composition.spec.ts',
      'tests/browsers/downloads.spec.ts',
      'tests/browsers/ending.spec.ts',
      'tests/browsers/every-dialog.spec.ts',
      'tests/browsers/first-hour.spec.ts',
      'tests/browsers/kit-dialogs.spec.ts',
      'tests/browsers/leaving.spec.ts',
      'tests/browsers/money.spec.ts',
      'tests/browsers/right-to-left.spec.ts',
      'tests/browsers/storage.spec.ts',
      'tests/browsers/tabs.spec.ts',
      'tests/browsers/uploads.spec.ts',
    ],
    left: 'every journey of tests/browsers in Chromium, Firefox and WebKit',
    covered: ['tests/browsers/dialogs.spec.ts', 'tests/browsers/first-paint.spec.ts', 'tests/browsers/log-in.spec.ts'],
    by: 'a sample in Firefox and WebKit',
  },
  {
    files: ['tests/hostile/whole.spec.ts'],
    left: 'every screen under every mode of a hostile platform',
    covered: ['tests/hostile/sample.spec.ts'],
    by: 'a third of the sample by turns',
  },
  {
    files: [
      'sandbox/points/money-schedules.test.ts',
      'sandbox/wallets/wallet-schedules.test.ts',
      'sandbox/agent/downline-schedules.test.ts',
      'sandbox/upline/upline-schedules.test.ts',
      'sandbox/withdrawals/withdrawal-schedules.test.ts',
      'sandbox/ledger/mixed-schedules.test.ts',
      'sandbox/care/limits/limit-schedules.test.ts',
      'sandbox/care/limits/session-schedules.test.ts',
      'sandbox/care/stops/every-way-in.test.ts',
    ],
    left: '200 schedules a database',
    covered: [],
    by: '3 schedules a database, with another seed each time',
  },
  {
    files: sandboxTestsWith(BOTH_BY_TURNS),
    left: 'tests whose requests race on both databases',
    covered: [],
    by: 'on both where the change reaches them, else on PostgreSQL, and on the embedded one in one turn of three',
  },
  {
    files: sandboxTestsWith(ONE_BY_TURNS),
    left: 'tests whose requests follow each other on the embedded database',
    covered: [],
    by: 'on it where the change reaches them and in one turn of three, else on PostgreSQL',
  },
  {
    files: ['sandbox/server/bad-inputs-read.test.ts', 'sandbox/server/bad-inputs-write.test.ts'],
    left: '200 bad inputs a call',
    covered: [],
    by: '12 bad inputs a call, with another seed each time',
  },
  {
    files: [
      'sandbox/agent/lineage.test.ts',
      'sandbox/lottery/bets/settlement.test.ts',
      'sandbox/play/play.test.ts',
      'sandbox/play/demo/demo.test.ts',
      'sandbox/points/points.test.ts',
      'sandbox/rollovers/rollovers.test.ts',
    ],
    left: '15 runs of a property that sends calls',
    covered: [],
    by: '5 runs, with another seed each time',
  },
  {
    files: ['tests/fuzz/fuzz.test.ts'],
    left: '2,000 drawn configurations',
    covered: [],
    by: '400, with another seed each time',
  },
  {
    files: ['scripts/generate/guard-source.test.ts'],
    left: 'three values of each answer in every wrong variant',
    covered: [],
    by: 'one value, with another seed each time',
  },
  {
    files: ['tests/features/lacking-calls.test.tsx'],
    left: 'each feature without each of its calls',
    covered: [],
    by: 'a third of the calls by turns',
  },
  {
    files: ['tests/e2e/shell/lost-answers.spec.ts'],
    left: 'a connection that drops in each step of the first hour',
    covered: [],
    by: 'a sixth of the steps by turns',
  },
  {
    files: ['tests/e2e/shell/slow-lines.spec.ts'],
    left: 'journeys on a line of 400 kbit',
    covered: [],
    by: 'a sixth of the journeys by turns',
  },
  {
    files: ['tests/e2e/shell/one-round.spec.ts'],
    left: 'chains of files that are asked for at once',
    covered: [],
    by: 'one of them in some turns',
  },
  {
    files: ['tests/e2e/player-care/other-tab.spec.ts'],
    left: 'each kind of break in another tab without a live connection',
    covered: [],
    by: 'one of them in some turns',
  },
  {
    files: ['sandbox/records/many-rows.test.ts', 'sandbox/care/register/many-excluded.test.ts'],
    left: 'lists of 20,000 rows, and as many excluded members',
    covered: [],
    by: '2,000 of each',
  },
  {
    files: ['sandbox/seed/merchant-day.test.ts'],
    left: 'the seed at each hour of a day',
    covered: [],
    by: 'at the hours at which a day ends or begins, and one drawn with another seed each time',
  },
  {
    files: ['tests/cli/changed-files.test.ts'],
    left: 'a cache whose files were all harmed in the same way',
    covered: [],
    by: 'a cache whose files were harmed in five ways in turn',
  },
  {
    files: ['tests/brands/settings/settings.test.ts'],
    left: 'every colour of a theme, changed',
    covered: [],
    by: 'every other setting, and a third of the colours by turns',
  },
  {
    files: ['tests/cli/fuzzed-sites.test.ts'],
    left: '50 sites of drawn configurations',
    covered: [],
    by: '6 sites of drawn configurations, with another seed each time',
  },
];

/** The settings of the tier that leaves nothing out. */
const WHOLE = {
  SCHEDULES: '200',
  MANY_ROWS: '20000',
  SANDBOX_LIVES_LONG: '1',
  SITES_EMBED_DATABASES: '1',
  WINDOWS: 'both',
  AUDIT_CONTRAST: 'everywhere',
  ENGINES: 'all',
};

/** Settings of a tier in the environment of the runners. */
export function settingsOf(tier) {
  return tier === 'whole' ? { ...WHOLE } : {};
}

/** Lines that say which tests a run makes and leaves. */
export function describeTier(tier, turn) {
  if (tier === 'whole')
    return [
      'Everything: 200 schedules a database, journeys in both windows and three engines, seven clocks, the whole matrix, every hostile mode.',
    ];
  const parts = LEFT_OUT.map(({ left, by }) => `  ${left}: here ${by}`);
  return [`Turn ${turn + 1} of ${TURNS} of the journeys and the built tests. Left to npm run test:whole:`, ...parts];
}

/** Lines that say what does not wait for its turn. @param reach as `readReach` returns it */
export function describeReach(reach) {
  if (reach === undefined) return ['Every journey and built test, as no main branch says what has changed.'];
  const { browser, built } = reach;
  const journeys = browser && `Journeys that the change reaches: ${browser.replaceAll('|', ', ')}`;
  const commands = built.length > 0 && `Built tests that the change reaches: ${[built].flat().join(', ')}`;
  return [
    browser === '.' ? 'Every journey, as the change reaches all.' : journeys || 'The change reaches no journey.',
    built === 'all' ? 'Every built test, as the change reaches all.' : commands || 'The change reaches no built test.',
  ];
}

function sandboxTestsWith(sources) {
  return readdirSync(SANDBOX, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(new URL(file, SANDBOX), 'utf8');
      return sources.some((source) => text.includes(source));
    })
    .map((file) => `sandbox/${file}`);
}
