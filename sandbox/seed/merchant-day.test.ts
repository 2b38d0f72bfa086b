import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordRange } from '../calls/record-range.ts';
import { careFacts } from '../care/markers/care-facts.ts';
import { judge } from '../care/markers/markers.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { IS_MANY } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { HOUR_MS } from '../time.ts';
import { adaptSeed } from './adapt-seed.ts';
import { seedPlan } from './plan.ts';

const PLAN = await seedPlan();
const betsOfDay = PLAN.transactions.filter(({ kind, offset }) => kind === 'bet' && offset === 0);
const player = PLAN.members.find(({ id }) => id === betsOfDay[0]?.memberId);

const ALL_HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/**
 * The hours around the ends of a UTC day and of the merchant's day, and a random one; the whole run tests all hours.
 */
const hoursOf = (ends: readonly number[]) =>
  IS_MANY ? ALL_HOURS : [0, 23, ...ends, ...fc.sample(fc.constantFrom(...ALL_HOURS), 1)];

describe.each([
  ['PHP', 'ahead of UTC', '2026-11-28', [15, 16]],
  ['CLP', 'behind UTC', '2026-11-28', [2, 3]],
  ['EUR', 'on the day of 23 hours', '2026-03-29', [22]],
  ['EUR', 'on the day of 25 hours', '2026-10-25', [22]],
])('the seed of a merchant in %s, %s', (currency, _zone, day, ends) => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let now = midnight;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox('postgres', { brand: { ...defaultBrand(), currency }, now: () => now });
  });
  afterAll(() => sandbox.close());

  /** Rows of a table on the merchant's today, and after the present. */
  const counted = async (table: string, column: string) => {
    const { start } = recordRange(sandbox.platform, { period: 'today' });
    const [found] = await rowsOf(
      sandbox,
      `select count(*) filter (where ${column} between ${start} and ${now})::int as today,
        count(*) filter (where ${column} > ${now})::int as later from sandbox.${table}`,
    );
    return found;
  };

  test('has its bets and visits on the merchant’s today at hours of a day of UTC', async () => {
    const visits = await counted('login_days', 'day');
    for (const hour of hoursOf(ends)) {
      now = midnight + hour * HOUR_MS;
      await adaptSeed(sandbox.platform.db, currency, now);
      const at = new Date(now).toISOString();
      expect(await counted('bets', 'created_at'), at).toEqual({ today: betsOfDay.length, later: 0 });
      expect(await counted('login_days', 'day'), at).toEqual(visits);
    }
  });

  test('seeds no play at night', async () => {
    now = midnight;
    await adaptSeed(sandbox.platform.db, currency, now);
    const played = PLAN.members.filter(({ id }) => betsOfDay.some(({ memberId }) => memberId === id));
    for (const { id } of played)
      expect(judge(await careFacts(sandbox.platform, id), now).reasons).not.toContain('nightPlay');
  });

  test('shows them in the record of a player’s today when the day ends in UTC', async () => {
    now = midnight + 24 * HOUR_MS - 1;
    await adaptSeed(sandbox.platform.db, currency, now);
    const token = await sandbox.login(player?.account ?? '');
    const reply = await sandbox.call('GET', '/wps/member/record/bets?period=today', { token });
    const own = betsOfDay.filter(({ memberId }) => memberId === player?.id);
    expect(answerOf('bettingRecord', reply).value.totals.count).toBe(own.length);
  });
});
