import { eq } from 'drizzle-orm';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { deposit } from '../ledger/deposit.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { accounts } from '../ledger/ledger-tables.ts';
import { addPayoutAccount, NEW_ACCOUNT_WAIT_MS } from '../payout-accounts/payout-accounts.ts';
import { memberByAccount } from '../roster/member.ts';
import { rowsOf } from '../testing/answer-of.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { withdrawalFee, withdrawalsMade } from './withdrawal-rules.ts';

/** A member with money and an account to withdraw to. Amounts in minor units. */
export async function withdrawingMember(sandbox: TestSandbox, account: string, at: number) {
  const { db, brand } = sandbox.platform;
  const member = await memberByAccount(db, account);
  if (!member) throw new Error(`The seed has no member named ${account}.`);
  const memberId = member.id;
  const bank = {
    kind: 'bank',
    provider: 'Pacific Union Bank',
    holder: 'Ana Cruz',
    number: `0041${memberId}4471`,
  } as const;
  const { id: payoutAccountId } = await addPayoutAccount(db, { memberId, ...bank, at: at - NEW_ACCOUNT_WAIT_MS });
  let funded = 0;
  return {
    member,
    memberId,
    payoutAccountId,
    balance: () => balanceOf(db, memberId),
    fund: (amount: number) =>
      deposit(db, {
        memberId,
        amount: minorUnits(amount),
        kind: 'deposit',
        idempotencyKey: `fund-${memberId}-${++funded}`,
        at,
      }),
    /** @param made what the member saw; everything if left out */
    request: async (amount: number, idempotencyKey: string, time = at, made?: number) =>
      requestWithdrawal(db, {
        ...{ memberId, payoutAccountId, amount: minorUnits(amount), idempotencyKey },
        currency: brand.currency,
        shownFee: withdrawalFee(minorUnits(amount)),
        made: made ?? (await withdrawalsMade(db, memberId)),
        at: time,
      }),
  };
}

/** Requested money that has not been sent. */
export async function heldBalance({ platform: { db } }: TestSandbox): Promise<number> {
  const [holding] = await db.select().from(accounts).where(eq(accounts.kind, 'withdrawals'));
  return holding?.balance ?? Number.NaN;
}

/** Reads every entry. @returns what is wrong with the ledger: nothing */
export async function faultsOfLedger(sandbox: Pick<TestSandbox, 'platform'>): Promise<unknown[]> {
  return rowsOf(
    sandbox,
    `select id, balance from sandbox.accounts a where balance <>
       (select coalesce(sum(amount), 0) from sandbox.entries where account_id = a.id)
     union all select 0, sum(balance) from sandbox.accounts having sum(balance) <> 0
     union all select 0, sum(amount) from sandbox.entries having sum(amount) <> 0
     union all select id, balance from (select id, balance,
       sum(amount) over (partition by account_id order by created_at, id) as booked from sandbox.entries) each
       where balance <> booked
     union all select member_id, sum(stake) from (
       select member_id, node_id, count, stake, win from sandbox.bet_days
       union all select member_id, node_id, -1, -stake, -win from sandbox.bets) played
       group by member_id, node_id having sum(count) <> 0 or sum(stake) <> 0 or sum(win) <> 0`,
  );
}

/** Reads the balances of all, but the entries of one member only. @returns what is wrong with them: nothing */
export async function faultsOfMember(sandbox: Pick<TestSandbox, 'platform'>, memberId: number): Promise<unknown[]> {
  const own = `select id from sandbox.accounts where ${memberId} in (member_id, wallet_of)`;
  return rowsOf(
    sandbox,
    `select id, balance from sandbox.accounts where balance < 0 and kind not in ('bank', 'house')
     union all select 0, sum(balance) from sandbox.accounts having sum(balance) <> 0
     union all select id, balance from sandbox.accounts a where id in (${own}) and balance <>
       (select coalesce(sum(amount), 0) from sandbox.entries where account_id = a.id)
     union all select id, balance from (select id, balance,
       sum(amount) over (partition by account_id order by created_at, id) as booked
       from sandbox.entries where account_id in (${own})) each where balance <> booked`,
  );
}
