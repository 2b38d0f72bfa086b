import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const T = '/wps/agent/team';

describe('one rate for many downlines', () => {
  let sandbox: TestSandbox;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox();
    token = await sandbox.login('agent3');
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const ranges = async (...accounts: string[]) =>
    answerOf('teamRateRanges', await sandbox.call('POST', `${T}/rates/ranges`, { token, json: { accounts } })).value
      .ranges;
  const send = (rate: number, shown: Record<string, number>, idempotencyKey: string) =>
    sandbox.call('POST', `${T}/rates`, {
      token,
      json: {
        rate,
        accounts: Object.entries(shown).map(([account, known]) => ({ account, shown: known })),
        idempotencyKey,
      },
    });
  const set = async (...wanted: Parameters<typeof send>) => answerOf('setTeamRates', await send(...wanted)).value;
  const rateOf = async (account: string) => (await ranges(account))[0]?.rate;

  test('the ranges are those of each account, in the order of the call', async () => {
    expect(await ranges('kikor', 'MANGGA7', 'banaba5', 'mangga7')).toEqual([
      { account: 'kikor', rate: expect.any(Number), lowestRate: 0, highestRate: 80, isDirect: true },
      { account: 'mangga7', rate: 70, lowestRate: 60, highestRate: 80, isDirect: true },
      { account: 'banaba5', rate: 60, lowestRate: expect.any(Number), highestRate: 70, isDirect: false },
    ]);
  });

  test('those that can have the rate get it, and each of the others is named with its reason', async () => {
    const kikor = (await rateOf('kikor')) ?? 0;
    const answer = await set(55, { kikor, mangga7: 70, banaba5: 60, sinag21: 1, bukid33: 55 }, 'first');
    expect(answer).toMatchObject({ rate: 55, changed: 1, same: 1 });
    expect(answer.refused.map(({ account, reason, rate }) => [account, reason, rate])).toEqual([
      ['mangga7', 'rate_out_of_range', 70],
      ['banaba5', 'not_direct_downline', 60],
      ['sinag21', 'rate_changed', 65],
    ]);
    expect(await Promise.all(['kikor', 'mangga7', 'sinag21'].map(rateOf))).toEqual([55, 70, 65]);
  });

  test('a repeated call changes nothing and answers as the first', async () => {
    const first = await set(54, { kikor: 55 }, 'second');
    expect(first).toMatchObject({ changed: 1 });
    await set(56, { kikor: 54 }, 'third');
    expect(await set(54, { kikor: 55 }, 'second')).toEqual(first);
    expect(await rateOf('kikor')).toBe(56);
    expect(await send(53, { kikor: 56 }, 'second')).toMatchObject({
      status: 409,
      body: { errorCode: 'idempotency_conflict' },
    });
    const twins = await Promise.all([set(57, { kikor: 56 }, 'twin'), set(57, { kikor: 56 }, 'twin')]);
    expect(twins[0]).toEqual(twins[1]);
  });

  test('nothing changes when one of the accounts is not in the team', async () => {
    const before = await rateOf('kikor');
    expect((await send(40, { kikor: before ?? 0, agent11: 0 }, 'fourth')).body.errorCode).toBe('not_found');
    expect(await rateOf('kikor')).toBe(before);
  });
});
