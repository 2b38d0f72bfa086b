import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requirePlay } from '../care/limits/require-play.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS } from '../time.ts';

const START = Date.parse('2026-05-20T12:00:00Z');
const L = '/wps/agent/registration/link';
const PASSWORD = 'Secret123!';

describe('accounts of a team', () => {
  let sandbox: TestSandbox;
  let token = '';
  let now = START;
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => now });
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });
  beforeEach(async () => {
    now = START;
    token = await sandbox.login('agent3');
  });

  const open = (more: object = {}) =>
    sandbox.call('POST', '/wps/agent/team/account', {
      token,
      secret: { account: 'newcomer', password: PASSWORD, kind: 'member', rate: 40, idempotencyKey: 'a', ...more },
    });
  const create = (more: object = {}) =>
    sandbox.call('POST', L, {
      token,
      json: { kind: 'member', rate: 40, expiresIn: '7d', note: 'Stall', idempotencyKey: 'l', ...more },
    });
  const links = async () => answerOf('registrationLinks', await sandbox.call('GET', `${L}s`, { token })).value;
  const isValid = async (code: string) => {
    const answer = await sandbox.call('GET', `/wps/agent/affiliate?code=${code}&domain=x.example`);
    return answerOf('affiliate', answer).value.valid;
  };
  const register = (username: string, affiliateCode: string) =>
    sandbox.call('PUT', '/wps/member/register', {
      secret: {
        ...{ username, password: PASSWORD, confirmPassword: PASSWORD, registerMethod: 'WEB', affiliateCode },
        ...{ payeeName: 'Ana Cruz', birthday: '14-02-1990' },
      },
    });
  const stored = (account: string) =>
    rowsOf(
      sandbox,
      `select m.type, m.rate, u.account as upline, (select count(*)::int from sandbox.lineage where member_id = m.id) as above
        from sandbox.members m left join sandbox.members u on u.id = m.upline_id where m.account = '${account}'`,
    );
  const logIn = (username: string, password: string) =>
    sandbox.call('POST', '/wps/session/login', { secret: { username, password, type: 'username' } });

  test('are opened once per intent, directly below the agent', async () => {
    const first = answerOf('openAccount', await open()).value;
    expect(first).toMatchObject({ account: 'newcomer', type: 0, level: 1, rate: 40, members: 1, balance: 0 });
    expect(answerOf('openAccount', await open()).value).toEqual(first);
    expect((await open({ rate: 41 })).body.errorCode).toBe('idempotency_conflict');
    expect((await open({ idempotencyKey: 'b' })).body.value).toEqual({ fields: [{ name: 'account', rule: 'taken' }] });
    expect(await stored('newcomer')).toEqual([{ type: 0, rate: 40, upline: 'agent3', above: 1 }]);
    const twins = await Promise.all([1, 2, 3].map(() => open({ account: 'twins22', idempotencyKey: 't' })));
    expect(twins.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('play only once their owner has said who they are, whatever money an agent sends', async () => {
    await open({ account: 'nameless9', idempotencyKey: 'n' });
    const id = (await memberByAccount(sandbox.platform.db, 'nameless9'))?.id ?? 0;
    const play = () => requirePlay(sandbox.platform, { memberId: id, stake: 1, at: now });
    await expect(play()).rejects.toMatchObject({ errorCode: 'verification_due' });
    await rowsOf(sandbox, `update sandbox.members set details = '{"birthday":"14-02-1990"}' where id = ${id}`);
    await expect(play()).resolves.toBeUndefined();
  });

  test('play without a verification once their owner has given an address that no excluded person has', async () => {
    const modules = { MANDATORYKYC3: false };
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules } });
    const left = 'left@example.com';
    await rowsOf(sandbox, `insert into sandbox.care_register values ('country', 'email', '${left}')`);
    for (const [account, email, code] of [
      ['nameless7', 'mine@example.com', undefined],
      ['nameless8', left, 'self_excluded'],
    ] as const) {
      await open({ account, idempotencyKey: account });
      const id = (await memberByAccount(sandbox.platform.db, account))?.id ?? 0;
      const play = () => requirePlay(sandbox.platform, { memberId: id, stake: 1, at: now });
      await expect(play()).rejects.toMatchObject({ errorCode: 'owner_unknown' });
      await rowsOf(sandbox, `update sandbox.members set is_password_given = false where id = ${id}`);
      const own = await sandbox.login(account, PASSWORD);
      const secret = { email, password: PASSWORD };
      const set = await sandbox.call('POST', '/wps/member/email', { token: own, secret });
      expect(set.body.errorCode).toBe(code);
      if (code) await expect(play()).rejects.toMatchObject({ errorCode: code });
      else await expect(play()).resolves.toBeUndefined();
    }
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MANDATORYKYC3: true } } });
  });

  test('follow the rules of the registration and of the agent’s rate', async () => {
    const broken = await open({ account: '1x', password: 'short', idempotencyKey: 'c' });
    expect(broken.body.value).toEqual({
      fields: [
        { name: 'account', rule: 'length' },
        { name: 'password', rule: 'length' },
      ],
    });
    expect(await open({ account: 'greedy12', rate: 81, idempotencyKey: 'd' })).toMatchObject({
      ...{ status: 422 },
      body: { errorCode: 'rate_out_of_range', value: { rates: [{ account: 'agent3', highestRate: 80 }] } },
    });
  });

  test('have to choose another password at the first log-in', async () => {
    expect((await open({ account: 'manager5', kind: 'agent', idempotencyKey: 'e' })).status).toBe(200);
    const { value } = answerOf('login', await logIn('manager5', PASSWORD));
    expect(value.userInfo).toMatchObject({ type: 2, mustChangePassword: true });
    const secret = { oldPassword: PASSWORD, newPassword: 'Another123!', confirmNewPassword: 'Another123!' };
    expect((await sandbox.call('GET', '/wps/agent/team/level', { token: value.token })).body.errorCode).toBe(
      'password_change_due',
    );
    expect((await sandbox.call('POST', '/wps/member/password', { token: value.token, secret })).status).toBe(200);
    const again = answerOf('login', await logIn('manager5', 'Another123!')).value;
    expect(again.userInfo.mustChangePassword).toBeUndefined();
  });

  test('register by a link, which gives its kind and rate and counts its uses', async () => {
    const link = answerOf('createRegistrationLink', await create({ kind: 'agent' })).value;
    expect(link).toMatchObject({ kind: 'agent', rate: 40, note: 'Stall', expiresAt: now + 7 * DAY_MS, uses: 0 });
    expect(link.url).toBe(`https://sandbox.example/register?affiliateCode=${link.code}`);
    expect(answerOf('createRegistrationLink', await create({ kind: 'agent' })).value).toEqual(link);
    expect((await create()).body.errorCode).toBe('idempotency_conflict');
    expect(await isValid(link.code.toLowerCase())).toBe(true);
    expect((await register('bylink01', link.code)).status).toBe(200);
    expect(await stored('bylink01')).toEqual([{ type: 2, rate: 40, upline: 'agent3', above: 1 }]);
    expect(await links()).toMatchObject({ asOf: now, highestRate: 80, links: [{ code: link.code, uses: 1 }] });
    expect((await register('bylink01', link.code)).body.errorCode).toBe('invalid_field');
    expect((await links()).links[0]?.uses).toBe(1);
    expect((await register('byagent1', 'AGENT3')).status).toBe(200);
    expect(await stored('byagent1')).toEqual([{ type: 0, rate: 0, upline: 'agent3', above: 1 }]);
  });

  test('register by no link that is disabled or has expired', async () => {
    const { code } = answerOf('createRegistrationLink', await create({ idempotencyKey: 'm', expiresIn: '1d' })).value;
    const change = (json: object) => sandbox.call('PUT', L, { token, json: { code, ...json } });
    expect(answerOf('setRegistrationLink', await change({ isEnabled: false })).value).toMatchObject({
      isEnabled: false,
    });
    expect(await isValid(code)).toBe(false);
    expect((await register('bylink02', code)).body.value).toEqual({
      fields: [{ name: 'affiliateCode', rule: 'mismatch' }],
    });
    const enabled = answerOf('setRegistrationLink', await change({ isEnabled: true, note: 'Shop' })).value;
    expect(enabled).toMatchObject({ isEnabled: true, note: 'Shop' });
    expect(await isValid(code)).toBe(true);
    now += DAY_MS + 1;
    expect(await isValid(code)).toBe(false);
    expect((await register('bylink03', code)).status).toBe(422);
  });

  test('give no rate above the agent’s own, whatever the link says', async () => {
    expect((await create({ rate: 81, idempotencyKey: 'n' })).body.errorCode).toBe('rate_out_of_range');
    const never = await create({ rate: 80, idempotencyKey: 'o', expiresIn: 'never' });
    const { code, expiresAt } = answerOf('createRegistrationLink', never).value;
    expect(expiresAt).toBeUndefined();
    await rowsOf(sandbox, "update sandbox.members set rate = 77 where account = 'agent3' returning id");
    expect((await register('bylink04', code)).status).toBe(200);
    expect(await stored('bylink04')).toMatchObject([{ rate: 77 }]);
  });
});
