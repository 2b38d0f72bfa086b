import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { RUNS_OF_CALLS } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';

const R = '/wps/relay/';
const PASSWORD = 'Sandbox1!';

describe.each(databasesOfTurn(import.meta.url))('points on %s', (kind) => {
  let sandbox: TestSandbox;
  let time = Date.now();
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => time, random: () => 0.99 });
  });
  afterAll(() => sandbox.close());

  const ask = (path: string, token?: string) => sandbox.call('GET', `${R}${path}`, token ? { token } : {});
  const shown = async (token: string) => answerOf('pointBalance', await ask('MCS2_getPointBalance', token)).value;
  const points = async (token: string): Promise<number> => (await shown(token)).currentPoints;
  const redeem = (token: string, secret: object) =>
    sandbox.call('POST', `${R}passwordCheck/MCS2_redeemPointReward`, {
      token,
      secret: { password: PASSWORD, ...secret },
    });
  const convert = (token: string, secret: object) =>
    sandbox.call('POST', `${R}passwordCheck/MCS2_convertPoint`, { token, secret: { password: PASSWORD, ...secret } });
  const decide = (redeemId: number, status: string) =>
    sandbox.call('PUT', '/sandbox/control/redemption', { json: { redeemId, status } });
  const stockOf = async (rewardId: string): Promise<number> =>
    answerOf('pointRewards', await ask('getPointReward')).value.goods.find((good) => good.rewardId === rewardId)
      ?.stock ?? 0;
  const play = async (token: string) => {
    const list = await sandbox.call('GET', `${R}GCSGAME_gameList?clientType=3&platform=web&pageSize=1`);
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
    const launched = await sandbox.call('POST', '/wps/game/launchGame', {
      token,
      json: { nodeId, vassalage, gameType, gameCode },
    });
    const { url } = JSON.parse(launched.text).value;
    const session = new URL(url, 'http://platform.example').searchParams.get('session');
    return (stake: number, idempotencyKey: string) =>
      sandbox.call('POST', '/sandbox/game/bet', { json: { session, stake, idempotencyKey } });
  };

  /** Points sum to zero, and every recorded balance equals the sum of its entries. */
  const expectTrueBooks = async () => {
    const rows = await rowsOf(
      sandbox,
      `select
        (select coalesce(sum(balance), 0)::int from sandbox.point_accounts) as total,
        (select count(*)::int from (select 1 from sandbox.point_entries group by transaction_id having sum(amount) <> 0) t) as uneven,
        (select count(*)::int from sandbox.point_accounts a where balance <>
          (select coalesce(sum(amount), 0) from sandbox.point_entries where account_id = a.id)) as wrong,
        (select count(*)::int from sandbox.point_entries e where balance_after <> (select sum(amount)
          from sandbox.point_entries f where f.account_id = e.account_id and f.id <= e.id)) as unlike,
        (select coalesce(sum(amount), 0)::int from sandbox.entries) as money`,
    );
    expect(rows).toEqual([{ total: 0, uneven: 0, wrong: 0, unlike: 0, money: 0 }]);
  };

  test('are seeded for earlier bets, and the books balance', async () => {
    await expectTrueBooks();
    const seeded = answerOf(
      'pointTransactions',
      await ask('ODSFE2_MemTransDet?type=POINT', await sandbox.login('amihan10')),
    ).value;
    expect(seeded.content.length).toBeGreaterThan(5);
    for (const entry of seeded.content) expect(entry).toMatchObject({ kind: 'earn', points: expect.any(Number) });
    const history = answerOf('redemptions', await ask('getRedeemPointList', await sandbox.login('player1'))).value;
    expect(history.content.map(({ status }: { status: string }) => status)).toEqual([
      'process',
      'rejected',
      'approved',
    ]);
    const one = answerOf(
      'redemptions',
      await ask('getRedeemPointList?status=approved&language=ZH', await sandbox.login('player1')),
    ).value;
    expect(one.content).toMatchObject([{ name: '咖啡蛋糕券', decidedAt: expect.any(Number) }]);
  });

  // @proves 1.8
  test('buy a good once, however often it is requested, even concurrently', async () => {
    const token = await sandbox.login('player1');
    const [had, stock] = [await points(token), await stockOf('coffee')];
    const request = { rewardId: 'coffee', quantity: 2, idempotencyKey: 'coffee-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(token, request)));
    for (const reply of answers) {
      const { currentPoints, redemption } = answerOf('redeemPointReward', reply).value;
      expect([reply.status, currentPoints]).toEqual([200, had - 24_000]);
      expect(redemption).toMatchObject({ status: 'process', quantity: 2, points: 24_000 });
    }
    expect([await points(token), await stockOf('coffee')]).toEqual([had - 24_000, stock - 2]);
    const other = await redeem(token, { ...request, quantity: 1 });
    expect(other).toMatchObject({ status: 409, body: { errorCode: 'idempotency_conflict' } });
    await expectTrueBooks();
  });

  // @proves 4.58
  test('are refunded exactly once when a redemption is rejected', async () => {
    const token = await sandbox.login('player1');
    const [had, stock] = [await points(token), await stockOf('cinema')];
    const taken = await redeem(token, { rewardId: 'cinema', quantity: 1, idempotencyKey: 'cinema-1' });
    const { redeemId } = answerOf('redeemPointReward', taken).value.redemption;
    const verdicts = await Promise.all([1, 2, 3].map(() => decide(redeemId, 'rejected')));
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect((await decide(redeemId, 'approved')).status).toBe(404);
    expect([await points(token), await stockOf('cinema')]).toEqual([had, stock]);
    const [latest] = answerOf('pointTransactions', await ask('ODSFE2_MemTransDet?type=POINT&pageSize=1', token)).value
      .content;
    expect(latest).toMatchObject({ kind: 'refund', points: 28_000, balance: had });
    await expectTrueBooks();
  });

  test('never buy more than the stock, even with simultaneous requests', async () => {
    const token = await sandbox.login('player1');
    const stock = await stockOf('headphones');
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        redeem(token, { rewardId: 'headphones', quantity: 1, idempotencyKey: `h${index}` }),
      ),
    );
    const bought = answers.filter(({ status }) => status === 200).length;
    expect(bought).toBe(1);
    expect(await stockOf('headphones')).toBe(stock - bought);
    await expectTrueBooks();
  });

  // @proves 1.8
  test('convert to money exactly, in whole steps and once', async () => {
    const token = await sandbox.login('player2');
    const money = async () =>
      JSON.parse((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).text).value.balance;
    const [had, before] = [await points(token), await money()];
    const { ratio } = answerOf('pointConfig', await ask('getPointConfig')).value;
    expect(ratio).toEqual({ points: 2000, amount: 100 });
    const odd = await convert(token, { points: 2001, idempotencyKey: 'odd' });
    expect(odd).toMatchObject({ status: 422, body: { value: { fields: [{ name: 'points', rule: 'pattern' }] } } });
    const request = { points: 4000, idempotencyKey: 'c1' };
    for (const { status, body } of await Promise.all([convert(token, request), convert(token, request)])) {
      expect([status, body.value]).toEqual([
        200,
        { currentPoints: had - 4000, amount: 200, balance: before + 200, currency: 'USD' },
      ]);
    }
    expect([await points(token), await money()]).toEqual([had - 4000, before + 200]);
    const most = await convert(token, { points: 2_000_000_000, idempotencyKey: 'c2' });
    expect(most).toMatchObject({ status: 409, body: { errorCode: 'insufficient_points' } });
    expect(await money()).toBe(before + 200);
    await expectTrueBooks();
  });

  test('are spent once by tabs that saw the same points, and the key that won still has its answer', async () => {
    const token = await sandbox.login('player2');
    const { currentPoints: had, made = 0 } = await shown(token);
    const good = { rewardId: 'spins-20', quantity: 1, made };
    const send = {
      redeem: () => redeem(token, { ...good, idempotencyKey: 'tab-1' }),
      again: () => redeem(token, { ...good, idempotencyKey: 'tab-2' }),
      convert: () => convert(token, { points: 2000, made, idempotencyKey: 'tab-3' }),
    };
    const tries = Object.values(send);
    const answers = await Promise.all(tries.map((one) => one()));
    const won = answers.findIndex(({ status }) => status === 200);
    const lost = answers.filter((_, index) => index !== won);
    const refused = { status: 409, body: { errorCode: 'points_spent' } };
    expect(lost).toMatchObject([refused, refused]);
    const cost = tries[won] === send.convert ? 2000 : 3600;
    expect(await shown(token)).toEqual({ currentPoints: had - cost, made: made + 1 });
    expect((await tries[won]?.())?.body).toEqual(answers[won]?.body);
    expect(await shown(token)).toEqual({ currentPoints: had - cost, made: made + 1 });
    const unsaid = await redeem(token, { rewardId: 'spins-20', quantity: 1, idempotencyKey: 'unsaid' });
    await decide(answerOf('redeemPointReward', unsaid).value.redemption.redeemId, 'rejected');
    expect(await shown(token)).toEqual({ currentPoints: had - cost, made: made + 2 });
    await expectTrueBooks();
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('are earned once per bet, and the remainder is carried', async () => {
    const token = await sandbox.login('player20');
    const bet = await play(token);
    expect(await points(token)).toBe(0);
    await bet(15, 'a');
    expect(await points(token)).toBe(1);
    await bet(15, 'b');
    await bet(15, 'b');
    expect(await points(token)).toBe(3);
    await expectTrueBooks();
  });

  test('are not spent without the stock, the balance or the good', async () => {
    const token = await sandbox.login('player1');
    const had = await points(token);
    const refused = async (secret: object) => (await redeem(token, { quantity: 1, ...secret })).body.errorCode;
    expect(await refused({ rewardId: 'controller', idempotencyKey: 'n1' })).toBe('out_of_stock');
    expect(await refused({ rewardId: 'smartphone', idempotencyKey: 'n2' })).toBe('insufficient_points');
    expect(await refused({ rewardId: 'smartphone', quantity: 4, idempotencyKey: 'n3' })).toBe('out_of_stock');
    expect(await refused({ rewardId: 'nothing', idempotencyKey: 'n4' })).toBe('not_found');
    expect(await refused({ rewardId: 'coffee', quantity: 0, idempotencyKey: 'n5' })).toBe('invalid_request');
    expect([await points(token), await stockOf('smartphone')]).toEqual([had, 3]);
  });

  test('are spent only with the password, and wrong ones are counted across both calls', async () => {
    const token = await sandbox.login('player3');
    const had = await points(token);
    const request = { rewardId: 'spins-20', quantity: 1, idempotencyKey: 'p1', password: 'wrong' };
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await redeem(token, request);
      expect(answer).toMatchObject({ status: 422, body: { value: { fields: [{ name: 'password', rule: 'wrong' }] } } });
    }
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await convert(token, { points: 2000, idempotencyKey: 'p2', password: 'wrong' })).status).toBe(422);
    }
    expect(await redeem(token, { ...request, password: PASSWORD })).toMatchObject({ status: 429 });
    expect(await points(token)).toBe(had);
    time += 5 * 60_000;
    expect((await redeem(token, { ...request, password: PASSWORD })).status).toBe(200);
  });

  test('are closed to visitors and trial accounts, and while the module is off', async () => {
    expect((await sandbox.call('GET', `${R}MCS2_getPointBalance`)).status).toBe(401);
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const trial = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json }));
    const asked = await sandbox.call('GET', `${R}MCS2_getPointBalance`, { token: trial });
    expect(asked).toMatchObject({ status: 403, body: { errorCode: 'trial_account' } });
    const token = await sandbox.login('player4');
    const had = await points(token);
    const bet = await play(token);
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { PTSYS3: false } } });
    expect((await bet(1000, 'off')).status).toBe(200);
    expect((await sandbox.call('GET', `${R}getPointReward`)).body.errorCode).toBe('not_available');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { PTSYS3: true } } });
    expect(await points(token)).toBe(had);
  });

  test('balance after any sequence of bets, redemptions, decisions and conversions', async () => {
    const token = await sandbox.login('player5');
    const bet = await play(token);
    const open: number[] = [];
    const settle = async (status: string) => {
      const redeemId = open.pop();
      if (redeemId !== undefined) expect((await decide(redeemId, status)).status).toBe(200);
    };
    const take = {
      bet: (size: number, idempotencyKey: string) => bet(10 + size * 7, idempotencyKey),
      convert: (size: number, idempotencyKey: string) => convert(token, { points: size * 2000, idempotencyKey }),
      redeem: async (quantity: number, idempotencyKey: string) => {
        const reply = await redeem(token, { rewardId: 'spins-20', quantity, idempotencyKey });
        if (reply.body.success) open.push(answerOf('redeemPointReward', reply).value.redemption.redeemId);
      },
      approve: () => settle('approved'),
      reject: () => settle('rejected'),
    };
    const kinds = ['bet', 'convert', 'redeem', 'approve', 'reject'] as const;
    const step = fc.record({ what: fc.constantFrom(...kinds), size: fc.integer({ min: 1, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), fc.uuid(), async (steps, id) => {
        for (const [index, { what, size }] of steps.entries()) await take[what](size, `${id}-${index}`);
        await expectTrueBooks();
      }),
      { numRuns: RUNS_OF_CALLS },
    );
    expect(sandbox.reports).toEqual([]);
  }, 120_000);
});
