import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockMemberAccount } from '../ledger/lock-member-account.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const D = '/wps/member/deposit';
const ORDERS = 200;

let sandbox: TestSandbox;
// On a PostgreSQL server, whose connections are limited.
beforeAll(async () => {
  sandbox = await testSandbox('postgres');
});
afterAll(() => sandbox.close());

test('two hundred orders of a member are all taken, and leave the database to others while they wait', async () => {
  const { db } = sandbox.platform;
  const [token, other] = [await sandbox.login('player1'), await sandbox.login('player2')];
  const memberId = (await memberByAccount(db, 'player1'))?.id ?? 0;
  const methods = answerOf('depositMethods', await sandbox.call('GET', `${D}/methods`, { token })).value.methods;
  const { methodId, min } = methods.find(({ feeFixed, feeRate }) => feeFixed + feeRate === 0) ?? {
    methodId: '',
    min: 0,
  };
  const order = (index: number) =>
    sandbox.call('POST', `${D}/order`, {
      token,
      // The last one is refused, and only that one.
      json: { methodId, amount: min, fee: index === ORDERS ? 1 : 0, idempotencyKey: `k${index}` },
    });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const orders = await new Promise<ReturnType<typeof order>[]>((resolve) => {
    void db.transaction(async (tx) => {
      await lockMemberAccount(tx, memberId);
      resolve(Array.from({ length: ORDERS + 1 }, (_, index) => order(index)));
      await released;
    });
  });
  expect((await sandbox.call('GET', '/wps/member/info', { token: other })).status).toBe(200);
  release();
  const answers = await Promise.all(orders);
  expect(answers.pop()?.body.errorCode).toBe('fee_changed');
  const ids = answers.map((answer) => answerOf('createDeposit', answer).value.orderId);
  expect([ids.length, new Set(ids).size]).toEqual([ORDERS, 1]);
  expect(sandbox.reports).toEqual([]);
});
