import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertiesOf } from '#sandbox/json-object.ts';
import { addDays } from '#sandbox/merchants/days.ts';
import type { Platform } from '#sandbox/platform.ts';
import { rowsOf } from '#sandbox/testing/answer-of.ts';
import { databasesOfTurn } from '#sandbox/testing/databases-of-turn.ts';
import { IS_MANY, SCHEDULES, scheduleTime } from '#sandbox/testing/schedules.fixture.ts';
import type { TestSandbox } from '#sandbox/testing/test-sandbox.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#sandbox/time.ts';
import { EVERY_PART } from '../care-rules.ts';
import { type InForce, PERIODS, readBooks } from './care-books.fixture.ts';
import { CARE_CLOCKS, clockOf, inZone, momentOf, periodName } from './care-clocks.fixture.ts';
import { type CarePlayer, carePlayer } from './care-player.fixture.ts';
import { scheduleSandbox } from './care-schedules.fixture.ts';
import { VENDOR } from './care-stakes.fixture.ts';

const KINDS = ['deposit', 'loss', 'stake'] as const;
const WAITS = [0, 1, 999, MINUTE_MS, 2 * MINUTE_MS, HOUR_MS, 23 * HOUR_MS, DAY_MS, 6 * DAY_MS];

/** In units, plus or minus a minor unit. */
const size = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: -1, max: 1 }));
const wish = fc.record({ kind: fc.constantFrom(...KINDS), period: fc.constantFrom(...PERIODS), size });
const step = fc.record({
  what: fc.constantFrom(
    ...(['stake', 'stake', 'slip', 'draw', 'launch', 'transfer', 'order', 'order', 'voucher', 'credit'] as const),
  ),
  size,
  isWon: fc.boolean(),
  wallet: fc.constantFrom(null, null, VENDOR),
  /** Each device reads the clock at a different time. */
  skew: fc.integer({ min: -2, max: 2 }),
});
const round = fc.record({
  limits: fc.array(wish, { maxLength: 2 }),
  /** Sent simultaneously. */
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  wait: fc.constantFrom(...WAITS),
});
const schedule = fc.record({
  clock: fc.nat({ max: CARE_CLOCKS.length - 1 }),
  moment: fc.nat({ max: 27 }),
  before: fc.constantFrom(0, 1, 2, 1000, HOUR_MS, DAY_MS),
  /** A limit of the member's age, and how many days after the moment's the birthday is. */
  young: fc.option(fc.record({ ...{ limit: wish }, days: fc.constantFrom(0, 0, 1, 60) })),
  rounds: fc.array(round, { minLength: 2, maxLength: 6 }),
});
type Schedule = Readonly<ReturnType<(typeof schedule)['generate']>['value']>;

const totals = { refused: 0, booked: 0, usedUp: 0 };

describe.each(databasesOfTurn(import.meta.url))('schedules of stakes and deposits on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await scheduleSandbox(kind);
  });
  afterAll(() => sandbox.close());

  test(
    'go beyond no limit by one unit, whatever the clocks do and however many devices play',
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(schedule, (drawn) => play(sandbox, `${kind}${++run}`, drawn)),
        { numRuns: SCHEDULES, endOnFailure: true },
      );
      expect(sandbox.reports).toEqual([]);
      if (IS_MANY) expect([totals.refused > 0, totals.booked > 0, totals.usedUp > 0]).toEqual([true, true, true]);
    },
    scheduleTime(2000),
  );
});

async function play(sandbox: TestSandbox, account: string, { clock: index, before, ...drawn }: Schedule) {
  const clock = clockOf(index);
  const moment = momentOf(clock, drawn.moment);
  let time = moment - before;
  const platform = inZone(sandbox.platform, clock, time - DAY_MS);
  const day = periodName('day', moment, clock.timeZone);
  const { player, inForce } = await youngOrNot(platform, account, day, drawn.young);
  // A code is valid once, and the next player needs the same one.
  await rowsOf(sandbox, 'update sandbox.deposit_orders set voucher = null where voucher is not null');
  for (const { limits, steps, wait } of drawn.rounds) {
    for (const limit of limits) await setLimit(sandbox, player, { ...limit, time }, inForce);
    const refusals = await Promise.all(steps.map((one) => take(player, one, time)));
    for (const refusal of refusals) expect(EXPECTED).toContain(refusal?.errorCode ?? 'none');
    totals.refused += refusals.filter((refusal) => refusal?.errorCode === 'limit_reached').length;
    const { booked, isUsedUp } = await readBooks(sandbox, player, clock, inForce);
    await expectStart(player, time, isUsedUp(time));
    totals.booked += booked;
    time += wait;
  }
  await expectExact(player, time);
}

/** Permitted outcomes of a step. */
const EXPECTED = [
  ...['none', 'limit_reached', 'too_many_orders', 'order_closed', 'amount_out_of_range', 'insufficient_funds'],
  'voucher_used',
];

async function youngOrNot(platform: Platform, account: string, today: string, young: Schedule['young']) {
  if (!young) return { player: await carePlayer(platform, account), inForce: [] as InForce[] };
  const birthday = addDays(today, young.days);
  const [year = '', month = '', day = ''] = birthday.split('-');
  const { kind, period, size: wanted } = young.limit;
  const probe = await carePlayer(platform, `${account}probe`);
  const limit = { kind, period, amount: amountOf(probe, wanted) };
  const playerCare = { ...EVERY_PART, parts: ['limits' as const], youngAdults: { below: 25, limits: [limit] } };
  const own = { ...platform, brand: { ...platform.brand, playerCare } };
  const player = await carePlayer(own, account, `${day}-${month}-${Number(year) - 25}`);
  return { player, inForce: [{ ...limit, after: 0, before: birthday }] };
}

/** The size of a limit. */
function amountOf({ unit }: CarePlayer, [units, more]: readonly [number, number]): number {
  return units * 2 * unit + more;
}

type Step = Schedule['rounds'][number]['steps'][number];

function take(player: CarePlayer, { what, size: [units, more], isWon, wallet, skew }: Step, time: number) {
  const at = time + skew;
  const amount = units * player.unit + more;
  const steps = {
    stake: () => player.stake(at, amount, isWon ? Math.floor(amount / 2) : 0, wallet),
    // Lottery stakes are whole steps, of which a unit has twenty.
    slip: () => player.slip(at, isWon ? [units * player.unit] : [player.unit, (units * player.unit) / 2]),
    draw: () => player.draw(at),
    launch: () => player.launch(at),
    transfer: () => player.transfer(at, amount, isWon ? 'out' : 'in'),
    order: () => player.order(at, amount),
    voucher: () => player.voucher(at, amount),
    credit: () => player.credit(at),
  };
  return steps[what]();
}

type Wish = Schedule['rounds'][number]['limits'][number] & { time: number };

/** Asks for a limit. It counts from the next entry on if it is lower; a higher one waits. */
async function setLimit(sandbox: TestSandbox, player: CarePlayer, asked: Wish, inForce: InForce[]): Promise<void> {
  const { kind, period, time } = asked;
  const amount = amountOf(player, asked.size);
  const isOwn = (limit: InForce) => limit.before === undefined && limit.kind === kind && limit.period === period;
  const earlier = inForce.findLast(isOwn);
  await player.limit(time, kind, period, amount);
  if (earlier && earlier.amount <= amount) return;
  const [last] = (await rowsOf(sandbox, 'select coalesce(max(id), 0) as id from sandbox.entries')).map(propertiesOf);
  inForce.push({ after: Number(last?.['id']), kind, period, amount });
}

/** A game starts, and money goes to a vendor, exactly while something of every limit is left. */
async function expectStart(player: CarePlayer, time: number, isUsedUp: boolean): Promise<void> {
  const code = isUsedUp ? 'limit_reached' : 'none';
  if (isUsedUp) totals.usedUp += 1;
  expect(['launch', (await player.launch(time))?.errorCode ?? 'none']).toEqual(['launch', code]);
  expect(['transfer', (await player.transfer(time, 1))?.errorCode ?? 'none']).toEqual(['transfer', code]);
}

/** Checks that the amount left in a refusal is exact. */
async function expectExact(player: CarePlayer, time: number): Promise<void> {
  await player.limit(time, 'stake', 'day', player.unit);
  const refusal = await player.stake(time, 9 * player.unit);
  expect(refusal?.errorCode).toBe('limit_reached');
  const left = refusal?.value?.limit?.left ?? 0;
  if (left > 0) expect(await player.stake(time, left)).toBeNull();
  expect((await player.stake(time, 1))?.errorCode).toBe('limit_reached');
  await expectStart(player, time, true);
  expect((await player.slip(time, [player.unit]))?.errorCode).toBe('limit_reached');
}
