import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Promotion } from '#schemas/generated/platform.ts';
import { JPEG } from '../member/pictures.fixture.ts';
import { answerOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const script = `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`;
const said = { comment: 'Paid by bank transfer.', images: [JPEG] };

describe.each(databasesOfTurn(import.meta.url))('promotions on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => Date.UTC(2026, 4, 20, 9), random: () => 0.5 });
  });
  afterAll(() => sandbox.close());

  const list = async (token?: string): Promise<Promotion[]> => {
    const answer = await sandbox.call('GET', '/wps/relay/MCSFE_getPromotions?language=EN', token ? { token } : {});
    return answerOf('promotions', answer).value.promotions;
  };
  const one = async (token: string, id: number) => (await list(token)).find((promotion) => promotion.id === id);
  const apply = (token: string, promotionId: number, changes: object = {}) =>
    sandbox.call('POST', '/wps/relay/MCSFE_applyPromotion', { token, json: { promotionId, ...said, ...changes } });
  const judge = (account: string, promotionId: number, status: string) =>
    sandbox.call('PUT', '/sandbox/control/promotion', { json: { account, promotionId, status } });
  const claim = (token: string, promotionId: number, idempotencyKey: string, call = 'MCSFE_claimPromotion') =>
    sandbox.call('POST', `/wps/relay/${call}`, { token, json: { promotionId, idempotencyKey } });
  const me = async (token: string) =>
    answerOf('memberInfo', await sandbox.call('GET', '/wps/member/info', { token })).value;

  // @proves 1.10
  test('are applied for, reviewed, issued and paid once', async () => {
    const token = await sandbox.login('player3');
    const { balance, availablePromos } = await me(token);
    expect((await apply(token, 501)).body).toMatchObject({ success: true, value: { status: 'APPLYING' } });
    expect(await apply(token, 501)).toMatchObject({ status: 409, body: { errorCode: 'not_available' } });
    expect((await claim(token, 501, 'claim-one')).status).toBe(409);
    expect((await judge('player3', 501, 'ISSUED')).status).toBe(200);
    expect(await one(token, 501)).toMatchObject({ status: 'ISSUED', paid: 10_000 });
    expect((await me(token)).availablePromos).toBe(availablePromos + 1);

    const answers = await Promise.all([claim(token, 501, 'claim-one'), claim(token, 501, 'claim-one')]);
    for (const { body } of answers) expect(body.value).toMatchObject({ amount: 10_000, balance: balance + 10_000 });
    expect(await claim(token, 501, 'claim-two')).toMatchObject({ status: 409, body: { errorCode: 'not_available' } });
    expect(await me(token)).toMatchObject({ balance: balance + 10_000, availablePromos });
    const { body } = await sandbox.call('GET', '/wps/relay/MCSFE_getRewardHistory?language=VN', { token });
    expect(body.value).toMatchObject({ content: [{ promotionId: 501, title: 'Thưởng nạp lần đầu' }], totalPages: 1 });
    const paidOn = async (from: string, to: string) => {
      const history = `/wps/relay/MCSFE_getRewardHistory?from=${from}&to=${to}`;
      return answerOf('rewardHistory', await sandbox.call('GET', history, { token })).value;
    };
    expect(await paidOn('2026-05-20', '2026-05-20')).toMatchObject({
      totals: { count: 1, paid: 10_000 },
      totalPages: 1,
    });
    expect(await paidOn('2026-05-18', '2026-05-19')).toMatchObject({ totals: { count: 0, paid: 0 }, content: [] });
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  // @proves 4.59
  test('show all nine states to player1, and open, upcoming or over to a visitor', async () => {
    const mine = await list(await sandbox.login('player1'));
    const all = ['APPLYING', 'CLAIMED', 'CLOSE', 'COMING_SOON', 'ISSUED', 'JOIN', 'PROCESS', 'REJECTED', 'SIGNED'];
    expect([...new Set(mine.map(({ status }) => status))].sort()).toEqual(all);
    const visitors = new Set((await list()).map(({ status }) => status));
    expect([...visitors].sort()).toEqual(['CLOSE', 'COMING_SOON', 'JOIN']);
  });

  test('give a reason for a rejection, and accept another application', async () => {
    const token = await sandbox.login('player5');
    await apply(token, 503);
    await judge('player5', 503, 'REJECTED');
    expect(await one(token, 503)).toMatchObject({ status: 'REJECTED', reason: expect.stringContaining('win') });
    expect((await apply(token, 503)).status).toBe(200);
    expect((await judge('player5', 504, 'ISSUED')).status).toBe(404);
  });

  test('refuse an empty application, and files that are not pictures', async () => {
    const token = await sandbox.login('player5');
    const answer = await apply(token, 501, { comment: ' ', images: [JPEG, script] });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        value: {
          fields: [
            { name: 'comment', rule: 'required' },
            { name: 'images.1', rule: 'pattern' },
          ],
        },
      },
    });
    expect((await apply(token, 501, { images: [JPEG, JPEG, JPEG, JPEG] })).status).toBe(400);
    const family = '👨‍👩‍👧‍👦';
    expect(await apply(token, 501, { comment: family.repeat(501) })).toMatchObject({
      status: 422,
      body: { value: { fields: [{ name: 'comment', rule: 'length' }] } },
    });
    expect((await apply(token, 501, { comment: family.repeat(500) })).status).toBe(200);
  });

  test('begin immediately if they need no review', async () => {
    const token = await sandbox.login('player5');
    const nothing = { comment: '', images: [] };
    expect((await apply(token, 505, nothing)).body.value).toEqual({ status: 'SIGNED' });
    expect((await apply(token, 504, nothing)).body.value).toEqual({ status: 'PROCESS' });
    expect((await one(token, 504))?.progress).toEqual({ current: 0, target: 50_000 });
    for (const id of [506, 507, 508]) expect((await apply(token, id, nothing)).status).toBe(409);
  });

  test('draw a prize per ticket, and return the same one for a repeated intent', async () => {
    const token = await sandbox.login('player7');
    const { balance } = await me(token);
    const draw = (key: string) => claim(token, 506, key, 'MCS2_claimRafflePromotion');
    const { body } = await draw('draw-one');
    expect(body.value).toEqual({ amount: 288, currency: 'USD', balance: balance + 288 });
    expect((await draw('draw-one')).body).toEqual(body);
    expect((await draw('draw-two')).status).toBe(409);
    expect((await claim(token, 506, 'draw-three')).status).toBe(409);
  });

  test('are closed to trial accounts and visitors, and while the module is off', async () => {
    const free = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const opened = await sandbox.call('POST', '/wps/session/login/freeplay', { json: free });
    const trial = answerOf('freePlay', opened).value.token;
    expect(await apply(trial, 501)).toMatchObject({ status: 403, body: { errorCode: 'trial_account' } });
    expect((await me(trial)).availablePromos).toBe(0);
    const visitor = await sandbox.call('GET', '/wps/relay/MCSFE_getRewardHistory');
    expect(visitor).toMatchObject({ status: 401, body: { errorCode: 'not_logged_in' } });
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { PROMOTION: false } } });
    expect((await sandbox.call('GET', '/wps/relay/MCSFE_getPromotions')).status).toBe(403);
    expect(sandbox.reports).toEqual([]);
  });
});
