import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { propertiesOf } from '../json-object.ts';
import { placeBet } from '../play/bet.ts';
import { Refusal } from '../refusal.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { SCHEDULES, scheduleTime } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { convertPoints } from './convert-points.ts';
import { timesSpent } from './point-accounts.ts';
import { redeemPoints } from './redeem-points.ts';

/** Schedules on one set of seeded data. Points and money run out, and the books get long. */
const PER_SEED = 50;

const STAKE = 1500;
const STEP = 2000;
const GOOD = { rewardId: 'spins-20', price: 3600 };
const OTHER_SIZE = 4;

/** An action that should take effect once per key, however often it is sent. */
interface Intent {
  kind: 'bet' | 'convert' | 'redeem';
  size: number;
}

/** Amounts moved by an accepted intent. Money in minor units. */
interface Moved {
  money: number;
  points: number;
}

/** A request of a tab. As answers get lost, tabs repeat requests; a faulty tab reuses a key for a different one. */
interface Sending {
  which: number;
  isOther: boolean;
  /** Number of times points were spent in this schedule, as known to the tab. */
  seen: number;
}

const intent = fc.record({
  kind: fc.constantFrom<Intent['kind'][]>('bet', 'convert', 'redeem'),
  size: fc.integer({ min: 1, max: 3 }),
});
const sending = fc.record({
  which: fc.nat({ max: 2 }),
  isOther: fc.constantFrom(false, false, false, true),
  seen: fc.constantFrom(0, 0, 1),
});
const tab = fc.array(sending, { maxLength: 4 });
const schedule = fc.record({
  intents: fc.array(intent, { minLength: 1, maxLength: 3 }),
  tabs: fc.tuple(tab, tab),
  chance: fc.constantFrom(0.01, 0.99),
  /** Whether each tab loads the points again before it sends. */
  isFresh: fc.boolean(),
});

type Plan = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;

/** Calls the domain functions, as the calls themselves would spend nearly all of the time hashing passwords. */
describe.each(databasesOfTurn(import.meta.url))('money on %s', (kind) => {
  let sandbox: TestSandbox;
  let chance = 0.99;
  let memberId = 0;
  let session = '';
  let had = { money: 0, points: 0, earned: 0 };
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { random: () => chance });
  });
  afterAll(() => sandbox.close());

  const send: Record<Intent['kind'], (size: number, idempotencyKey: string, made: number) => Promise<Moved>> = {
    async bet(size, idempotencyKey) {
      const { win } = await placeBet(sandbox.platform, { session, stake: minorUnits(size * STAKE), idempotencyKey });
      return { money: win - size * STAKE, points: 0 };
    },
    async convert(size, idempotencyKey, made) {
      const { db, brand } = sandbox.platform;
      const points = size * STEP;
      const conversion = { memberId, points, currency: brand.currency, made, idempotencyKey, at: Date.now() };
      return { money: (await convertPoints(db, conversion)).amount, points: -points };
    },
    async redeem(quantity, idempotencyKey, made) {
      const redeeming = { ...GOOD, memberId, quantity, made, idempotencyKey, at: Date.now() };
      const { redemption } = await redeemPoints(sandbox.platform.db, redeeming);
      return { money: 0, points: -redemption.points };
    },
  };

  /**
   * Amounts that a request moved, now or when it was first sent; undefined if it is refused. @throws any error other
   * than a refusal
   */
  const moved = async ({ kind: what, size }: Intent, key: string, made?: number): Promise<Moved | undefined> => {
    try {
      return await send[what](size, key, made ?? (await timesSpent(sandbox.platform.db, memberId)));
    } catch (problem) {
      if (problem instanceof Refusal && problem.status === 409) return undefined;
      throw problem;
    }
  };

  /** The member's balances, and the points earned by bets. */
  const purse = async (): Promise<typeof had> => {
    const [found] = await rowsOf(
      sandbox,
      `select
        (select balance::int from sandbox.accounts where member_id = ${memberId}) as money,
        (select balance::int from sandbox.point_accounts where member_id = ${memberId}) as points,
        (select coalesce(sum(e.amount), 0)::int from sandbox.point_entries e
          join sandbox.point_transactions t on t.id = e.transaction_id
          where t.kind = 'earn' and e.amount > 0) as earned`,
    );
    const row = propertiesOf(found);
    return { money: Number(row['money']), points: Number(row['points']), earned: Number(row['earned']) };
  };

  const open = async () => {
    await sandbox.call('POST', '/sandbox/control/reset');
    const token = await sandbox.login('player5');
    const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1');
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
    const json = { nodeId, vassalage, gameType, gameCode };
    const launched = await sandbox.call('POST', '/wps/game/launchGame', { token, json });
    session = new URL(JSON.parse(launched.text).value.url, 'http://game.example').searchParams.get('session') ?? '';
    const [member] = await rowsOf(sandbox, "select id from sandbox.members where account = 'player5'");
    memberId = Number(propertiesOf(member)['id']);
    had = await purse();
  };

  const expectTrueBooks = async () => {
    const rows = await rowsOf(
      sandbox,
      `select
        (select coalesce(sum(amount), 0)::int from sandbox.entries) as money,
        (select coalesce(sum(amount), 0)::int from sandbox.point_entries) as points,
        (select count(*)::int from sandbox.accounts a where balance <>
          (select coalesce(sum(amount), 0) from sandbox.entries where account_id = a.id)) as wrong_money,
        (select count(*)::int from sandbox.point_accounts a where balance <>
          (select coalesce(sum(amount), 0) from sandbox.point_entries where account_id = a.id)) as wrong_points`,
    );
    expect(rows).toEqual([{ money: 0, points: 0, wrong_money: 0, wrong_points: 0 }]);
  };

  /**
   * Sends the requests of all tabs in parallel, then each intent again to learn its outcome. @returns the amounts moved
   */
  const run = async ({ intents, tabs, isFresh }: Plan, id: string): Promise<Moved> => {
    const used = intents.map((own, at) => ({ own, key: `${id}-${at}`, sizes: new Set([own.size]) }));
    const spent = await timesSpent(sandbox.platform.db, memberId);
    const sendAll = async (sendings: readonly Sending[]) => {
      for (const { which, isOther, seen } of sendings) {
        const one = used[which % used.length];
        if (!one) continue;
        const size = isOther ? OTHER_SIZE : one.own.size;
        one.sizes.add(size);
        await moved({ ...one.own, size }, one.key, isFresh ? undefined : spent + seen);
      }
    };
    await Promise.all(tabs.map(sendAll));
    const lists = new Set(tabs.flat().map(({ seen }) => seen));
    const now = await timesSpent(sandbox.platform.db, memberId);
    if (!isFresh) expect(now - spent, 'one list is one intent').toBeLessThanOrEqual(lists.size);
    const sum = { money: 0, points: 0 };
    for (const { own, key, sizes } of used) {
      const answers: (Moved | undefined)[] = [];
      for (const size of sizes) answers.push(await moved({ ...own, size }, key));
      const accepted = answers.filter((answer) => answer !== undefined);
      expect(accepted.length, 'one key is one intent').toBeLessThanOrEqual(1);
      sum.money += accepted[0]?.money ?? 0;
      sum.points += accepted[0]?.points ?? 0;
    }
    return sum;
  };

  test(
    'moves once for each intent, whatever two tabs send, repeat and lose',
    async () => {
      let ran = 0;
      await fc.assert(
        fc.asyncProperty(schedule, fc.uuid(), async (plan, id) => {
          if (ran++ % PER_SEED === 0) await open();
          chance = plan.chance;
          const sum = await run(plan, id);
          const before = had;
          had = await purse();
          expect(had.money - before.money).toBe(sum.money);
          expect(had.points - before.points).toBe(sum.points + had.earned - before.earned);
          await expectTrueBooks();
        }),
        { numRuns: SCHEDULES, endOnFailure: true },
      );
      expect(sandbox.reports).toEqual([]);
    },
    scheduleTime(2000),
  );
});
