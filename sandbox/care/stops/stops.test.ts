import { afterEach, beforeEach, expect, test } from 'vitest';
import { propertiesOf } from '#sandbox/json-object.ts';
import { memberByAccount } from '#sandbox/roster/member.ts';
import { answerOf, rowsOf } from '#sandbox/testing/answer-of.ts';
import { type Reply, type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import { DAY_MS, HOUR_MS } from '#sandbox/time.ts';
import { unlistMember } from './list-member.ts';

const SHOWN = { version: '1', language: 'EN', text: 'You cannot play until it ends.' };

let sandbox: TestSandbox;
let time = 0;
beforeEach(async () => {
  time = Date.UTC(2026, 10, 26, 9);
  sandbox = await testSandbox('of turn', { now: () => time });
  // Half a year passes in these tests.
  sandbox.platform.switches.modules['PWDEXPFORCECHANGE3'] = false;
});
afterEach(async () => {
  expect(sandbox.reports).toEqual([]);
  await sandbox.close();
});

const post = (path: string, token: string, json: object) =>
  sandbox.call('POST', `/wps/member/care/${path}`, { token, json });
const exclude = (token: string, period: string, idempotencyKey = 'x', scope = 'brand') =>
  post('exclusion', token, { period, scope, shown: SHOWN, idempotencyKey });
const logIn = (username: string) =>
  sandbox.call('POST', '/wps/session/login', { secret: { username, password: 'Sandbox1!', type: 'username' } });
const answered = ({ body }: Reply) => propertiesOf(body.value);

test('a time-out closes every device at once, leaves the balance payable, and ends by itself', async () => {
  const other = await sandbox.login('player1');
  const token = await sandbox.login('player1');
  const json = { hours: 24, shown: SHOWN, idempotencyKey: 'x' };
  const started = answerOf('startTimeOut', await post('timeOut', token, json)).value.stop;
  expect(started).toMatchObject({ kind: 'timeOut', endsAt: time + DAY_MS, canAskToReturn: false });
  expect((await sandbox.call('GET', '/wps/member/info', { token: other })).status).toBe(401);
  expect((await post('timeOut', token, json)).status).toBe(200);
  expect((await post('timeOut', token, { ...json, hours: 25, idempotencyKey: 'x' })).body.errorCode).toBe(
    'idempotency_conflict',
  );
  expect((await sandbox.call('GET', '/wps/member/deposit/methods', { token })).body).toMatchObject({
    errorCode: 'timed_out',
    value: { stop: started },
  });
  expect((await sandbox.call('GET', '/wps/member/withdrawal/terms', { token })).status).toBe(200);
  const refused = await logIn('player1');
  expect(refused).toMatchObject({ status: 403, body: { errorCode: 'timed_out', value: { stop: started } } });
  const payout = String(answered(refused)['payoutToken']);
  expect((await sandbox.call('GET', '/wps/member/withdrawal/terms', { token: payout })).status).toBe(200);
  time += DAY_MS;
  expect((await logIn('player1')).status).toBe(200);
  // The session of the time-out does not become one that plays.
  expect((await sandbox.call('GET', '/wps/member/deposit/methods', { token: payout })).status).toBe(401);
});

test('an exclusion can be lengthened and widened, and never shortened', async () => {
  const token = await sandbox.login('player1');
  expect((await exclude(token, '1y')).status).toBe(200);
  expect((await exclude(token, '6m', 'y')).body.errorCode).toBe('stop_runs');
  expect((await exclude(token, '1y', 'y')).body.errorCode).toBe('stop_runs');
  expect((await exclude(token, '1y', 'z', 'operator')).status).toBe(200);
  expect((await exclude(token, 'forever', 'w')).status).toBe(200);
  expect((await post('return', token, { shown: SHOWN })).body.errorCode).toBe('stop_runs');
});

test.each(['brand', 'operator'])(
  'after an exclusion of scope %s a member comes back by asking, and a day later',
  async (scope) => {
    expect((await exclude(await sandbox.login('player1'), '6m', 'x', scope)).status).toBe(200);
    time += 200 * DAY_MS;
    const refused = await logIn('player1');
    expect(refused.body).toMatchObject({ errorCode: 'self_excluded', value: { stop: { canAskToReturn: true } } });
    const payout = String(answered(refused)['payoutToken']);
    const { stop } = answerOf('askToReturn', await post('return', payout, { shown: SHOWN })).value;
    expect(stop).toMatchObject({ canAskToReturn: false, returnsAt: time + DAY_MS });
    time += DAY_MS - HOUR_MS;
    // Asking again does not restart the day.
    const again = String(answered(await logIn('player1'))['payoutToken']);
    expect(answerOf('askToReturn', await post('return', again, { shown: SHOWN })).value.stop).toEqual(stop);
    time += HOUR_MS;
    expect((await logIn('player1')).status).toBe(200);
  },
);

test('an excluded person does not register again, nor plays with another account', async () => {
  const token = await sandbox.login('player1');
  await rowsOf(sandbox, `update sandbox.members set email = 'ana@example.com' where account in ('player1', 'player2')`);
  expect((await exclude(token, '6m')).status).toBe(200);
  const secret = {
    username: 'newcomer9',
    password: 'Sea-Breeze7',
    confirmPassword: 'Sea-Breeze7',
    registerMethod: 'WEB',
  };
  const person = { payeeName: 'Ana Cruz', birthday: '14-02-1990' };
  const register = (email: string) =>
    sandbox.call('PUT', '/wps/member/register', { secret: { ...secret, ...person, email } });
  expect((await register('ANA@example.com')).body.errorCode).toBe('account_refused');
  expect((await logIn('player2')).body.errorCode).toBe('self_excluded');
  time += 200 * DAY_MS;
  const payout = String(answered(await logIn('player1'))['payoutToken']);
  await post('return', payout, { shown: SHOWN });
  time += DAY_MS;
  for (const account of ['player1', 'player2']) expect((await logIn(account)).status).toBe(200);
});

test('what an excluded member takes away, or spells otherwise, opens no other account', async () => {
  const token = await sandbox.login('player1');
  await rowsOf(sandbox, `update sandbox.members set email = 'ana.cruz@gmail.com' where account = 'player1'`);
  await rowsOf(sandbox, `update sandbox.members set email = 'anacruz+2@googlemail.com' where account = 'player2'`);
  expect((await exclude(token, '6m')).status).toBe(200);
  await rowsOf(sandbox, `update sandbox.members set email = null where account = 'player1'`);
  expect((await logIn('player2')).body.errorCode).toBe('self_excluded');
});

test('what a stopped member adds belongs to the person too', async () => {
  for (const account of ['player1', 'player7'])
    await sandbox.call('PUT', '/sandbox/control/verification', { json: { account, status: 'A' } });
  const card = { kind: 'bank', provider: 'Pacific Union Bank', number: '00998877665' };
  const add = async (token: string) => {
    const { holder } = answered(await sandbox.call('GET', '/wps/member/withdrawal/terms', { token }));
    return sandbox.call('POST', '/wps/member/payoutAccount', { token, json: { ...card, holder } });
  };
  const other = await sandbox.login('player7');
  expect((await exclude(await sandbox.login('player1'), '6m')).status).toBe(200);
  expect((await add(String(answered(await logIn('player1'))['payoutToken']))).status).toBe(200);
  expect((await add(other)).body.errorCode).toBe('self_excluded');
});

test('an address given up before a later exclusion is no longer the person’s', async () => {
  const setMail = (account: string, mail: string) =>
    rowsOf(sandbox, `update sandbox.members set email = '${mail}' where account = '${account}'`);
  await setMail('player1', 'old@example.com');
  const json = { hours: 24, shown: SHOWN, idempotencyKey: 'x' };
  expect((await post('timeOut', await sandbox.login('player1'), json)).status).toBe(200);
  time += DAY_MS;
  await setMail('player1', 'new@example.com');
  await setMail('player2', 'old@example.com');
  expect((await exclude(await sandbox.login('player1'), '6m', 'y')).status).toBe(200);
  expect((await logIn('player2')).status).toBe(200);
});

test('who types the details of an excluded person gets the answer of every person whose account is closed', async () => {
  const person = { payeeName: 'Lea Dizon', birthday: '03-04-1991', email: 'lea@example.com', mobileNum: '9171230001' };
  const set = (account: string, { payeeName, birthday, email, mobileNum }: typeof person) =>
    rowsOf(
      sandbox,
      `update sandbox.members set email = '${email}', details = '${JSON.stringify({ payeeName, birthday, mobileNum })}'
        where account = '${account}'`,
    );
  const other = { payeeName: 'Rico Lim', birthday: '05-06-1980', email: 'rico@example.com', mobileNum: '9171230002' };
  await set('player1', person);
  await set('player2', other);
  expect((await exclude(await sandbox.login('player1'), '6m')).status).toBe(200);
  await rowsOf(sandbox, `update sandbox.members set is_locked = true where account = 'player2'`);
  const register = (given: object) =>
    sandbox.call('PUT', '/wps/member/register', {
      secret: {
        ...{ username: 'newcomer9', password: 'Sea-Breeze7', confirmPassword: 'Sea-Breeze7', registerMethod: 'WEB' },
        ...{ payeeName: 'Ana Cruz', birthday: '14-02-1990' },
        ...given,
      },
    });
  const read = [];
  for (const { payeeName, birthday, email } of [person, other])
    for (const given of [{ email: email.replace('@', '+x@') }, { payeeName: payeeName.toUpperCase(), birthday }]) {
      const { status, text } = await register(given);
      read.push({ status, text });
    }
  expect(read[0]).toEqual({ status: 403, text: expect.stringContaining('account_refused') });
  expect(read).toEqual(Array(4).fill(read[0]));
  // A person with only the same name, or only the same birthday, is not recognised.
  expect((await register({ payeeName: 'Lea Dizon' })).status).toBe(200);
});

test('the return of one member leaves what another on the operator’s register is known by too', async () => {
  const listed = () => rowsOf(sandbox, `select value from sandbox.care_register where trait = 'email'`);
  await rowsOf(
    sandbox,
    `update sandbox.members set email = 'both@example.com' where account in ('player1', 'player2')`,
  );
  // Log both in before either stops, as each is recognised as the other afterwards.
  const tokens = [await sandbox.login('player1'), await sandbox.login('player2')];
  for (const [index, token] of tokens.entries())
    expect((await exclude(token, index === 0 ? '6m' : 'forever', 'x', 'operator')).status).toBe(200);
  const { db } = sandbox.platform;
  const idOf = async (account: string) => (await memberByAccount(db, account))?.id ?? 0;
  await unlistMember(db, await idOf('player1'));
  expect(await listed()).toEqual([{ value: 'both@example.com' }]);
  await rowsOf(
    sandbox,
    `update sandbox.care_stops set returns_at = ends_at + 172800000 where member_id = ${await idOf('player1')}`,
  );
  await unlistMember(db, await idOf('player2'));
  expect(await listed()).toEqual([]);
});

test('a register that lists a member decides for how long', async () => {
  const list = (listed: boolean) =>
    sandbox.call('PUT', '/sandbox/control/register', { json: { listed, account: 'PLAYER3' } });
  await list(true);
  expect((await logIn('player3')).body).toMatchObject({
    errorCode: 'self_excluded',
    value: { payoutToken: expect.any(String) },
  });
  await list(false);
  expect((await logIn('player3')).status).toBe(200);
});

test('the operator reads the log, and a member does not', async () => {
  const token = await sandbox.login('player1');
  await exclude(token, '6m');
  const read = (by: string, query = '') => sandbox.call('GET', `/wps/operator/care/log${query}`, { token: by });
  expect((await read(await sandbox.login('player2'))).status).toBe(401);
  const operator = String((await sandbox.call('GET', '/sandbox/control/operator')).body['token']);
  await logIn('player1');
  const { events, hasMore } = answerOf('careLog', await read(operator, '?pageSize=1&account=Player1')).value;
  expect([events, hasMore]).toEqual([
    [{ id: 1, at: time, account: 'player1', kind: 'stop-started', facts: expect.any(Object), shown: SHOWN }],
    true,
  ]);
  const next = answerOf('careLog', await read(operator, '?after=1')).value.events;
  expect(next.map(({ kind }) => kind)).toEqual(['log-in-refused']);
});

test('the log is kept, also when the database is asked directly to change it', async () => {
  const token = await sandbox.login('player1');
  await exclude(token, '6m');
  for (const change of [
    'delete from sandbox.care_log',
    `update sandbox.care_log set kind = 'x'`,
    'truncate sandbox.care_log',
  ])
    await expect(rowsOf(sandbox, change)).rejects.toThrow();
  expect(await rowsOf(sandbox, 'select kind from sandbox.care_log')).toEqual([{ kind: 'stop-started' }]);
});
