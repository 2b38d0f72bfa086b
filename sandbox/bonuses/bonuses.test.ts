import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { JPEG as PICTURE } from '../member/pictures.fixture.ts';
import { countTurnover } from '../rollovers/count-turnover.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';

/** The first deposit's bonus, to be staked eight times. */
const PROMOTION = 501;

describe('bonuses', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => Date.UTC(2026, 4, 20, 9), random: () => 0.99 });
  });
  afterAll(() => sandbox.close());

  const read = async (token: string, query = '') =>
    answerOf('bonuses', await sandbox.call('GET', `/wps/member/bonuses?${query}`, { token })).value;
  const receive = async (account: string) => {
    const token = await sandbox.login(account);
    const application = { promotionId: PROMOTION, comment: 'Paid by bank transfer.', images: [PICTURE] };
    await sandbox.call('POST', '/wps/relay/MCSFE_applyPromotion', { token, json: application });
    await sandbox.call('PUT', '/sandbox/control/promotion', {
      json: { account, promotionId: PROMOTION, status: 'ISSUED' },
    });
    const json = { promotionId: PROMOTION, idempotencyKey: `claim-${account}` };
    expect((await sandbox.call('POST', '/wps/relay/MCSFE_claimPromotion', { token, json })).status).toBe(200);
    return token;
  };
  const stake = async (token: string, amount: number) => {
    const { id } = answerOf('memberInfo', await sandbox.call('GET', '/wps/member/info', { token })).value;
    await countTurnover(sandbox.platform.db, {
      memberId: id,
      stake: minorUnits(amount),
      at: Date.UTC(2026, 4, 20, 10),
    });
  };

  // @proves 1.9
  test('show how much of the wagering each settled bet has done', async () => {
    const token = await receive('player5');
    const required = 80_000;
    expect(await read(token)).toMatchObject({
      totals: { count: 1, open: 1, received: 10_000, left: required },
      content: [{ promotionId: PROMOTION, amount: 10_000, required, staked: 0, wagering: 8, status: 'open' }],
    });
    await stake(token, 30_000);
    const { totals, content } = await read(token, 'status=open');
    expect([totals.left, content[0]?.staked]).toEqual([50_000, 30_000]);
    await stake(token, 70_000);
    expect(await read(token, 'status=open')).toMatchObject({ content: [], totalPages: 0 });
    expect(await read(token, 'status=closed')).toMatchObject({
      totals: { open: 0, left: 0 },
      content: [{ staked: required, status: 'finished', closedAt: expect.any(Number) }],
    });
  });

  test('have the title of their promotion in the language asked for, page by page', async () => {
    const token = await receive('player1');
    const first = await read(token, 'language=VN&pageSize=1');
    expect(first).toMatchObject({ content: [{ title: 'Thưởng nạp lần đầu' }], totalPages: 2 });
    const second = await read(token, 'pageSize=1&pageNum=2');
    expect(second.content).toMatchObject([{ promotionId: 510, required: 5400, wagering: 3, status: 'finished' }]);
    expect(await read(token, 'status=closed')).toMatchObject({ content: second.content, totalPages: 1 });
  });

  test('and their totals follow the days', async () => {
    const token = await receive('player3');
    const all = await read(token);
    expect([all.today, all.from]).toEqual(['2026-05-20', undefined]);
    const today = await read(token, 'period=today');
    expect(today).toMatchObject({ from: '2026-05-20', to: '2026-05-20', totals: { count: 1, open: 1 }, totalPages: 1 });
    expect(today.content.map(({ promotionId }) => promotionId)).toEqual([PROMOTION]);
    expect(await read(token, 'from=2026-05-21&to=2026-05-22')).toMatchObject({
      totals: { count: 0, open: 0, received: 0, left: 0 },
      ...{ content: [], totalPages: 0 },
    });
    const wrong = await sandbox.call('GET', '/wps/member/bonuses?from=2026-05-22', { token });
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'invalid_field']);
  });

  test('are free without wagering', async () => {
    const token = await sandbox.login('player2');
    const json = { promotionId: 502, idempotencyKey: 'claim-rebate' };
    expect((await sandbox.call('POST', '/wps/relay/MCSFE_claimPromotion', { token, json })).status).toBe(200);
    expect((await read(token, 'status=closed')).content).toMatchObject([
      { promotionId: 502, required: 0, wagering: 0, status: 'free' },
    ]);
  });

  test('are closed to visitors and trials, and with their module', async () => {
    const code = async (token?: string) =>
      (await sandbox.call('GET', '/wps/member/bonuses', token ? { token } : {})).body.errorCode;
    expect(await code()).toBe('not_logged_in');
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const trial = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json }));
    expect(await code(trial)).toBe('trial_account');
    const player = await sandbox.login('player4');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { BONUSES: false } } });
    expect(await code(player)).toBe('not_available');
  });
});
