import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

/** The token of another platform, whose form is its own. */
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';
const member = { token, account: 'elsewhere7', nickname: 'Mila', type: 0, vipLabel: 'Gold', balance: 12_345 };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const adopt = (json: object) => sandbox.call('PUT', '/sandbox/control/member', { json });
const infoOf = async (bearer: string) =>
  answerOf('memberInfo', await sandbox.call('GET', '/wps/member/info', { token: bearer })).value;

test('a member of another platform has an account with what that platform says', async () => {
  expect((await sandbox.call('GET', '/wps/member/info', { token })).status).toBe(401);
  expect((await adopt(member)).status).toBe(200);
  expect(await infoOf(token)).toMatchObject({
    account: 'elsewhere7',
    nickname: 'Mila',
    vipLabel: 'Gold',
    balance: 12_345,
  });
});

test('a token that comes again, and another of the same member, find the account as it is', async () => {
  await Promise.all([adopt({ ...member, balance: 9 }), adopt({ ...member, token: 'another-device', balance: 9 })]);
  for (const bearer of [token, 'another-device']) expect((await infoOf(bearer)).balance).toBe(12_345);
});

test('two calls of a page that has just logged in open one account', async () => {
  const both = [1, 2].map((device) => adopt({ ...member, account: 'elsewhere8', token: `device-${device}` }));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await infoOf('device-1')).id).toBe((await infoOf('device-2')).id);
  expect((await infoOf('device-2')).balance).toBe(12_345);
});

test('an account of the same name here is that account, with its past', async () => {
  const own = await infoOf(await sandbox.login('player3'));
  await adopt({ ...member, token: 'third', account: 'Player3' });
  expect(await infoOf('third')).toMatchObject({ id: own.id, balance: own.balance });
});

test('an agent of another platform is one here', async () => {
  await adopt({ ...member, token: 'agent', account: 'elsewhere-agent', type: 2 });
  const { status } = await sandbox.call('GET', '/wps/relay/MCS2_teamOverview', { token: 'agent' });
  expect(status).toBe(200);
});
