import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { RUNS_OF_CALLS } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const { offered } = defaultBrand().languages;
const chinese = { code: 'ZH', tag: 'zh-Hans', direction: 'ltr' as const, name: '简体中文', words: '' };
const brand = { ...defaultBrand(), languages: { default: 'EN', offered: [...offered, chinese] } };

describe.each(databasesOfTurn(import.meta.url))('a demo game on %s', (kind) => {
  let sandbox: TestSandbox;
  let nextRandom = 0.99;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { brand, random: () => nextRandom });
  });
  afterAll(() => sandbox.close());

  const launch = async (account: string, language?: string) => {
    const token = await sandbox.login(account);
    const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1');
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
    const json = { nodeId, vassalage, gameType, gameCode, ...(language && { language }) };
    const { value } = JSON.parse((await sandbox.call('POST', '/wps/game/launchGame', { token, json })).text);
    const { searchParams } = new URL(value.url, 'http://platform.example');
    return { token, session: searchParams.get('session') ?? '', lang: searchParams.get('lang') };
  };
  const bet = (session: string, stake: number, idempotencyKey: string) =>
    sandbox.call('POST', '/sandbox/game/bet', { json: { session, stake, idempotencyKey } });
  const balance = async (token: string) =>
    JSON.parse((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).text).value.balance;

  /** The books balance: entries sum to zero, and every balance equals its entries. */
  const expectTrueBooks = async () => {
    const rows = await rowsOf(
      sandbox,
      `select
        (select coalesce(sum(amount), 0)::int from sandbox.entries) as total,
        (select count(*)::int from (select transaction_id from sandbox.entries group by 1 having sum(amount) <> 0) t) as uneven,
        (select count(*)::int from sandbox.accounts a where balance <>
          (select coalesce(sum(amount), 0) from sandbox.entries where account_id = a.id)) as wrong`,
    );
    expect(rows).toEqual([{ total: 0, uneven: 0, wrong: 0 }]);
  };

  test('places a bet once, however often it is sent, even concurrently', async () => {
    const { token, session } = await launch('player2');
    nextRandom = 0.99;
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(session, 500, 'same')));
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([200, { outcome: 'lose', win: 0, balance: 49_500 }]);
    expect(await balance(token)).toBe(49_500);
    expect(await bet(session, 600, 'same')).toMatchObject({ status: 409, body: { errorCode: 'idempotency_conflict' } });
  });

  test('never overdraws the balance, even with simultaneous bets', async () => {
    const { token, session } = await launch('player3');
    nextRandom = 0.99;
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => bet(session, 10_000, `rush-${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.errorCode === 'insufficient_funds')).toHaveLength(3);
    expect(await balance(token)).toBe(0);
    await expectTrueBooks();
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('describes the game and moves the balance', async () => {
    const { token, session } = await launch('player1');
    const started = await sandbox.call('GET', `/sandbox/game/session?session=${session}`);
    expect(started.body).toMatchObject({
      currency: 'USD',
      currencyDigits: { minor: 2, shown: 2 },
      balance: 50_000,
      minStake: 10,
      maxStake: 10_000,
    });
    nextRandom = 0.99;
    expect((await bet(session, 100, 'a')).body).toMatchObject({ outcome: 'lose', win: 0, balance: 49_900 });
    nextRandom = 0.2;
    expect((await bet(session, 100, 'b')).body).toMatchObject({ outcome: 'win', win: 200, balance: 50_000 });
    expect(await balance(token)).toBe(50_000);
    await expectTrueBooks();
  });

  test('wins every bet while the switch is on', async () => {
    const { token, session } = await launch('player1');
    const had = await balance(token);
    nextRandom = 0.99;
    sandbox.platform.switches.betsWin = true;
    expect((await bet(session, 100, 'sure')).body).toMatchObject({ outcome: 'win', win: 200, balance: had + 100 });
    sandbox.platform.switches.betsWin = false;
    expect((await bet(session, 100, 'unsure')).body).toMatchObject({ outcome: 'lose' });
  });

  test("uses the site's language, else the member's", async () => {
    const { lang } = await launch('player1');
    const { token, lang: asked } = await launch('player1', 'ZH');
    expect([lang, asked]).toEqual(['en', 'zh-Hans']);
    await sandbox.call('PUT', '/wps/member/language', { token, json: { lang: 'ZH' } });
    expect([(await launch('player1')).lang, (await launch('player1', 'EN')).lang]).toEqual(['zh-Hans', 'en']);
  });

  test('refuses stakes outside the limits and unknown sessions', async () => {
    const { session } = await launch('player4');
    expect((await bet(session, 9, 'low')).status).toBe(422);
    expect((await bet(session, 10_001, 'high')).status).toBe(422);
    expect((await bet('unknown', 100, 'x')).status).toBe(401);
    expect((await bet(session, 10.5, 'half')).status).toBe(400);
  });

  test('keeps the books balanced through any sequence of bets', async () => {
    const { session } = await launch('player5');
    const round = fc.record({
      stake: fc.integer({ min: 10, max: 10_000 }),
      random: fc.double({ min: 0, max: 0.999, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(round, { maxLength: 6 }), fc.uuid(), async (rounds, id) => {
        for (const [index, { stake, random }] of rounds.entries()) {
          nextRandom = random;
          await bet(session, stake, `${id}-${index}`);
        }
        await expectTrueBooks();
      }),
      { numRuns: RUNS_OF_CALLS },
    );
    expect(sandbox.reports).toEqual([]);
  });

  test('cannot be booked out of balance, not even by direct SQL', async () => {
    const uneven = sandbox.platform.db.execute(
      `insert into sandbox.entries (transaction_id, account_id, amount, kind, created_at, balance)
        values (1, 1, 5, 'bet', 0, 0)`,
    );
    await expect(uneven).rejects.toMatchObject({ cause: { message: expect.stringContaining('do not sum to zero') } });
  });
});
