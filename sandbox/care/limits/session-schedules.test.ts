import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesOfTurn } from '#sandbox/testing/databases-of-turn.ts';
import { IS_MANY, SCHEDULES, scheduleTime } from '#sandbox/testing/schedules.fixture.ts';
import type { TestSandbox } from '#sandbox/testing/test-sandbox.ts';
import { MINUTE_MS } from '#sandbox/time.ts';
import type { CarePeriod } from '#schemas/generated/platform.ts';
import { CARE_CLOCKS, clockOf, inZone, momentOf, periodName } from './care-clocks.fixture.ts';
import { type CarePlayer, carePlayer } from './care-player.fixture.ts';
import { scheduleSandbox } from './care-schedules.fixture.ts';

/** Minutes; five are no pause yet. */
const WAITS = [0, 1, 3, 5, 5, 6, 30, 600];

/** Simultaneous actions of one or two devices. */
const devices = fc.array(fc.constantFrom<Way[]>('stake', 'stake', 'slip', 'launch', 'transfer'), {
  minLength: 1,
  maxLength: 2,
});

const schedule = fc.record({
  clock: fc.nat({ max: CARE_CLOCKS.length - 1 }),
  moment: fc.nat({ max: 27 }),
  /** Minutes before the moment. */
  before: fc.integer({ min: 0, max: 20 }),
  period: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  /** Minutes. */
  limit: fc.integer({ min: 1, max: 12 }),
  plays: fc.array(fc.record({ wait: fc.constantFrom(...WAITS), devices }), { minLength: 4, maxLength: 16 }),
});

describe.each(databasesOfTurn(import.meta.url))('schedules of session time on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await scheduleSandbox(kind);
  });
  afterAll(() => sandbox.close());

  test(
    'stop all play from the minute at which the time is used up',
    async () => {
      let [run, refused, booked] = [0, 0, 0];
      await fc.assert(
        fc.asyncProperty(schedule, async ({ clock: index, moment, before, period, limit, plays }) => {
          run += 1;
          const clock = clockOf(index);
          const start = momentOf(clock, moment) - before * MINUTE_MS;
          const platform = inZone(sandbox.platform, clock, start);
          const player = await carePlayer(platform, `${kind}s${run}`);
          await player.limit(start, 'session', period, limit);
          const model = minutesPlayed(period, clock.timeZone);
          let time = start;
          for (const { wait, devices: ways } of plays) {
            time += wait * MINUTE_MS;
            const used = model.seen(time);
            const codes = await playOn(player, ways, time);
            expect([used, ...codes]).toEqual([used, ...codes.map(() => (used >= limit ? 'limit_reached' : 'none'))]);
            if (used >= limit) refused += 1;
            else booked += 1;
            // A refused stake is rolled back with what it noted; the calls of a site are noted by themselves.
            if (used >= limit) model.forget();
          }
        }),
        { numRuns: SCHEDULES, endOnFailure: true },
      );
      if (IS_MANY) expect([refused > 0, booked > 0]).toEqual([true, true]);
    },
    scheduleTime(2000),
  );
});

type Way = 'stake' | 'slip' | 'launch' | 'transfer';

async function playOn(player: CarePlayer, ways: readonly Way[], time: number): Promise<string[]> {
  const steps = {
    stake: () => player.stake(time, 1),
    slip: () => player.slip(time, [player.unit]),
    launch: () => player.launch(time),
    transfer: () => player.transfer(time, 1),
  };
  const refusals = await Promise.all(ways.map((way) => steps[way]()));
  return refusals.map((refusal) => refusal?.errorCode ?? 'none');
}

/** Counts minute by minute, each in the period that its clock shows. */
function minutesPlayed(period: CarePeriod, timeZone: string) {
  const minutes = new Map<string, number>();
  let last: number | null = null;
  let undo = () => {};
  return {
    /** Notes a call. @returns the minutes played in its period */
    seen(time: number): number {
      const before = last;
      const kept = new Map(minutes);
      if (last !== null && time - last <= 5 * MINUTE_MS)
        for (let minute = last; minute < time; minute += MINUTE_MS) {
          const name = periodName(period, minute, timeZone);
          minutes.set(name, (minutes.get(name) ?? 0) + 1);
        }
      last = time;
      undo = () => {
        last = before;
        minutes.clear();
        for (const [name, count] of kept) minutes.set(name, count);
      };
      return minutes.get(periodName(period, time, timeZone)) ?? 0;
    },
    forget: () => undo(),
  };
}
