import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { addToDay } from '../play/bet-days.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { addToTeamDays } from './team-days.ts';

const T = '/wps/agent/team';

describe('changes in a team', () => {
  let sandbox: TestSandbox;
  let token = '';
  let lower = '';
  beforeAll(async () => {
    sandbox = await testSandbox();
    [token, lower] = [await sandbox.login('agent3'), await sandbox.login('mangga7')];
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const setRate = (account: string, shown: number, rate: number, bearer = token) =>
    sandbox.call('POST', `${T}/rate`, { token: bearer, json: { rate, accounts: [{ account, shown }] } });
  const freeze = (accounts: string[], frozen: boolean, bearer = token) =>
    sandbox.call('POST', `${T}/freeze`, { token: bearer, json: { accounts, frozen } });
  const detail = async (account: string) =>
    answerOf('teamMember', await sandbox.call('GET', `${T}/member?account=${account}`, { token })).value;
  const logIn = (account: string) =>
    sandbox.call('POST', '/wps/session/login', {
      secret: { username: account, password: 'Sandbox1!', type: 'username' },
    });

  test('a rate keeps between the highest below and the agent’s own', async () => {
    const low = await setRate('mangga7', 70, 59);
    expect(low).toMatchObject({ status: 422, body: { errorCode: 'rate_out_of_range' } });
    expect(low.body.value).toEqual({ rates: [{ account: 'mangga7', rate: 70, lowestRate: 60, highestRate: 80 }] });
    expect((await setRate('mangga7', 70, 81)).body.errorCode).toBe('rate_out_of_range');
    expect((await setRate('mangga7', 70, 60)).status).toBe(200);
    expect((await setRate('mangga7', 60, 70)).status).toBe(200);
  });

  test('a rate that was shown otherwise is not replaced, and a repeated call changes nothing', async () => {
    expect(await setRate('sinag21', 60, 70)).toMatchObject({ status: 409, body: { errorCode: 'rate_changed' } });
    const first = answerOf('setTeamRate', await setRate('sinag21', 65, 70)).value.rows;
    expect(first.map(({ rate }) => rate)).toEqual([70]);
    expect((await setRate('sinag21', 65, 70)).status).toBe(200);
    const racing = await Promise.all([66, 67, 68].map((rate) => setRate('sinag21', 70, rate)));
    expect(racing.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(racing.filter(({ body }) => body.errorCode === 'rate_changed')).toHaveLength(2);
  });

  test('several rates change together or not at all, and only those of direct downlines', async () => {
    const accounts = [
      { account: 'luzon60', shown: 60 },
      { account: 'banaba5', shown: 60 },
    ];
    const further = await sandbox.call('POST', `${T}/rate`, { token, json: { rate: 62, accounts } });
    expect(further).toMatchObject({ status: 403, body: { errorCode: 'not_direct_downline' } });
    expect((await detail('luzon60')).rate).toBe(60);
    expect((await setRate('banaba5', 60, 62, lower)).status).toBe(200);
  });

  test('a new rate counts from the next bet', async () => {
    const { db } = sandbox.platform;
    const before = (await detail('bukid33')).week;
    const member = await memberByAccount(db, 'bukid33');
    const bet = {
      memberId: member?.id ?? 0,
      nodeId: 1,
      stake: minorUnits(100_000),
      win: minorUnits(0),
      at: Date.now(),
    };
    const play = async () => addToTeamDays(db, { ...bet, day: await addToDay(db, bet, 'UTC') });
    await play();
    expect((await setRate('bukid33', 55, 65)).status).toBe(200);
    await play();
    const { turnover, rebate } = (await detail('bukid33')).week;
    expect(turnover - before.turnover).toBe(200_000);
    expect(Math.abs(rebate - before.rebate - (550 + 650))).toBeLessThanOrEqual(1);
  });

  test('a frozen account is logged out and cannot log in until the freeze is lifted', async () => {
    const session = await sandbox.login('tess88');
    expect((await freeze(['TESS88'], true)).status).toBe(200);
    expect((await sandbox.call('GET', '/wps/member/info', { token: session })).status).toBe(401);
    expect((await logIn('tess88')).body.errorCode).toBe('account_frozen');
    expect(await detail('tess88')).toMatchObject({ isFrozen: true, may: { transfer: false, freeze: true } });
    expect((await freeze(['tess88'], true)).status).toBe(200);
    expect((await freeze(['tess88'], false)).status).toBe(200);
    expect((await logIn('tess88')).status).toBe(200);
  });

  test('a freeze is lifted by the agent who made it or one above, and is no lock of the operator', async () => {
    const banaba = (await freeze(['banaba5'], true, lower)).status;
    expect(banaba).toBe(200);
    expect((await freeze(['banaba5'], true)).status).toBe(200);
    expect(await freeze(['banaba5'], false, lower)).toMatchObject({
      status: 403,
      body: { errorCode: 'frozen_by_upline' },
    });
    expect((await freeze(['banaba5'], false)).status).toBe(200);
    const lock = { account: 'banaba5', isLocked: true };
    await sandbox.call('PUT', '/sandbox/control/lock', { json: lock });
    expect((await freeze(['banaba5'], false)).status).toBe(200);
    expect((await logIn('banaba5')).body.errorCode).toBe('account_locked');
  });

  test('nothing is frozen when one of the accounts is not in the team', async () => {
    expect((await freeze(['kikor', 'agent11'], true)).body.errorCode).toBe('not_found');
    expect((await detail('kikor')).isFrozen).toBe(false);
  });
});
