import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberByAccount } from '../roster/member.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { endAccountWaits } from './end-account-waits.ts';
import { hasPaymentPassword, requirePaymentPassword, setPaymentPassword } from './payment-password.ts';
import { paymentPasswords } from './payment-password-tables.ts';
import {
  addPayoutAccount,
  choosePayoutAccount,
  maskedNumber,
  NEW_ACCOUNT_WAIT_MS,
  payoutAccountsOf,
  removePayoutAccount,
} from './payout-accounts.ts';

describe.each(databasesOfTurn(import.meta.url))('payout accounts on %s', (kind) => {
  let sandbox: TestSandbox;
  let at = Date.UTC(2026, 4, 20, 9);
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => at });
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const database = () => sandbox.platform.db;
  const memberOf = async (account: string) => {
    const member = await memberByAccount(database(), account);
    if (!member) throw new Error(`The seed has no member named ${account}.`);
    return member;
  };
  const add = (memberId: number, number: string) =>
    addPayoutAccount(database(), { memberId, kind: 'bank', provider: 'Bank', holder: 'Ana Cruz', number, at });
  const defaults = async (memberId: number) =>
    (await payoutAccountsOf(database(), memberId)).map(({ number, isDefault }) => [number, isDefault]);

  test('have one default, which moves when it is chosen or removed', async () => {
    const { id } = await memberOf('amihan10');
    const first = await add(id, '1001');
    const second = await add(id, '1002');
    expect(first.usableAt).toBe(at + NEW_ACCOUNT_WAIT_MS);
    await choosePayoutAccount(database(), id, second.id);
    expect(await defaults(id)).toEqual([
      ['1001', false],
      ['1002', true],
    ]);
    await removePayoutAccount(database(), id, second.id, at);
    expect(await defaults(id)).toEqual([['1001', true]]);
    const again = await add(id, '1002');
    expect(again.id).not.toBe(second.id);
  });

  test('can be withdrawn to at once when the operator ends their wait', async () => {
    const { id } = await memberOf('player3');
    await add(id, '3001');
    at += 1;
    expect((await sandbox.call('DELETE', '/sandbox/control/account-waits')).body).toEqual({
      ended: expect.any(Number),
    });
    expect((await payoutAccountsOf(database(), id)).filter(({ usableAt }) => usableAt > at)).toEqual([]);
    expect(await endAccountWaits(sandbox.platform)).toEqual({ ended: 0 });
  });

  test('wait for nothing if they are the first ever, in a verified name', async () => {
    const { id } = await memberOf('agent1');
    const account = { memberId: id, kind: 'bank', provider: 'Bank', holder: 'Ana Cruz', at, isVerified: true } as const;
    const first = await addPayoutAccount(database(), { ...account, number: '1101' });
    expect(first.usableAt).toBe(at);
    await removePayoutAccount(database(), id, first.id, at);
    const next = await addPayoutAccount(database(), { ...account, number: '1102' });
    expect(next.usableAt).toBe(at + NEW_ACCOUNT_WAIT_MS);
  });

  test('are added once each, five at most, also at once', async () => {
    const { id } = await memberOf('player2');
    const numbers = ['1', '1', '2', '3', '4', '5', '6', '7'];
    const added = await Promise.allSettled(numbers.map((number) => add(id, number)));
    expect(added.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(5);
    const kept = await payoutAccountsOf(database(), id);
    expect(kept).toHaveLength(5);
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  // @proves 6.12
  test('are out of reach for other members', async () => {
    const [owner, other] = [await memberOf('player3'), await memberOf('player4')];
    const { id } = await add(owner.id, '3003');
    await expect(choosePayoutAccount(database(), other.id, id)).rejects.toMatchObject({ errorCode: 'not_found' });
    await expect(removePayoutAccount(database(), other.id, id, at)).rejects.toMatchObject({ errorCode: 'not_found' });
  });

  test('the payment password is hashed, set once and locked after five wrong tries from anywhere', async () => {
    const member = await memberOf('player5');
    const { platform } = sandbox;
    for (const easy of ['111111', '123456', '987654', '12345', '1234567', 'abcdef'])
      await expect(setPaymentPassword(platform, member, easy)).rejects.toMatchObject({ errorCode: 'invalid_field' });
    expect(await hasPaymentPassword(platform, member)).toBe(false);
    await setPaymentPassword(platform, member, '482915');
    await expect(setPaymentPassword(platform, member, '482916')).rejects.toMatchObject({ errorCode: 'not_available' });
    const [stored] = await database().select().from(paymentPasswords);
    expect(stored?.hash).toMatch(/^scrypt\$/);
    await requirePaymentPassword(platform, member, '482915');
    for (const wrong of ['000001', '000002', '000003', '000004', '000005'])
      await expect(requirePaymentPassword(platform, member, wrong)).rejects.toMatchObject({
        errorCode: 'invalid_field',
      });
    const right = () => requirePaymentPassword(platform, member, '482915');
    await expect(right()).rejects.toMatchObject({ errorCode: 'too_many_attempts' });
    at += 5 * 60_000;
    await expect(right()).resolves.toBeUndefined();
  });

  test('the right payment password never counts as a failure, however many calls give it at once', async () => {
    const member = await memberOf('player6');
    await setPaymentPassword(sandbox.platform, member, '482915');
    const given = Array.from({ length: 20 }, () => requirePaymentPassword(sandbox.platform, member, '482915'));
    await expect(Promise.all(given)).resolves.toHaveLength(20);
    const wrong = Array.from({ length: 20 }, () => requirePaymentPassword(sandbox.platform, member, '000001'));
    const codes = (await Promise.allSettled(wrong)).map((one) => one.status === 'rejected' && one.reason.errorCode);
    expect(codes.filter((errorCode) => errorCode === 'invalid_field')).toHaveLength(5);
  });
});

test('a masked number shows four digits at most, and at most half of it', () => {
  expect(['00412207881644714471', '123456', '12', '1'].map(maskedNumber)).toEqual([
    '•••• 4471',
    '•••• 456',
    '•••• 2',
    '•••• ',
  ]);
});
