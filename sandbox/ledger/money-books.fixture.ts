import { faultsOfTeamDays } from '../agent/team-days-faults.fixture.ts';
import { propertiesOf } from '../json-object.ts';
import type { Platform } from '../platform.ts';
import { pointRatio } from '../points/point-rates.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { faultsOfLedger, faultsOfMember } from '../withdrawals/withdrawal-bench.fixture.ts';
import type { moneyMember } from './money-member.fixture.ts';

/** `own`: of the member's accounts, and all sums. `all`: each entry, which takes longer the more there are. */
export type Audit = 'none' | 'own' | 'all';

interface Counts {
  /** Balances of the member and the upline above the orders, withdrawals, bets and conversions: what they had before. */
  opening: number;
  /** Money held for withdrawals in excess of their unsent amounts. */
  surplus: number;
  /** Balance of the upline. */
  upline: number;
  /** Numbers of the member's orders, withdrawals and transfers. */
  orders: number;
  withdrawals: number;
  bets: number;
  conversions: number;
  /** Sums decided by the operator and confirmed by the member. */
  credited: number;
  refused: number;
  returned: number;
  sent: number;
  confirmed: number;
}

export interface Books extends Counts {
  /** Inconsistencies of the ledger. */
  faults: unknown[];
  /** Balance at each vendor. */
  wallets: Record<string, number>;
}

type Person = Awaited<ReturnType<typeof moneyMember>>;

/** The ledger against the rows that say what was done. */
export async function booksOf(platform: Platform, { member, upline }: Person, audit: Audit): Promise<Books> {
  const [row] = await rowsOf({ platform }, countsQuery(member.id, upline.id, platform.brand.currency));
  if (!isCounted(row)) throw new Error('The books have no row.');
  const kept = `select vendor, balance::int from sandbox.accounts where wallet_of = ${member.id}`;
  const wallets = (await rowsOf({ platform }, kept)).map(propertiesOf);
  return {
    ...row,
    wallets: Object.fromEntries(wallets.map(({ vendor, balance }) => [String(vendor), Number(balance)])),
    faults:
      audit === 'all'
        ? [...(await faultsOfLedger({ platform })), ...(await faultsOfTeamDays(platform))]
        : await faultsOfMember({ platform }, member.id),
  };
}

function countsQuery(memberId: number, uplineId: number, currency: string): string {
  const ratio = pointRatio(currency);
  const of = (table: string, sum: string, where = 'true') =>
    `(select coalesce(sum(${sum}), 0)::int from sandbox.${table} where ${where} and member_id = ${memberId})`;
  const converted = `sandbox.point_transactions t join sandbox.point_entries e on e.transaction_id = t.id
    join sandbox.point_accounts a on a.id = e.account_id where t.kind = 'convert' and a.member_id = ${memberId}`;
  const transfers = `sandbox.withdrawal_transfers t join sandbox.withdrawals w on w.transaction_id = t.withdrawal_id
    where w.member_id = ${memberId}`;
  return `select (select sum(balance)::int from sandbox.accounts
        where member_id in (${memberId}, ${uplineId}) or wallet_of = ${memberId})
        - ${of('deposit_orders', 'amount - fee', "state = 'credited'")}
        + ${of('withdrawals', 'amount', "status <> 'refused'")} - ${of('bets', 'win - stake')}
        + (select coalesce(sum(e.amount), 0)::int from ${converted}) / ${ratio.points} * ${ratio.amount} as opening,
      (select balance::int from sandbox.accounts where kind = 'withdrawals') - (select coalesce(sum(
        case when sent = amount - fee then 0 else amount - sent end), 0)::int
        from sandbox.withdrawals where status <> 'refused') as surplus,
      (select balance::int from sandbox.accounts where member_id = ${uplineId}) as upline,
      ${of('deposit_orders', '1')} as orders, ${of('withdrawals', '1')} as withdrawals, ${of('bets', '1')} as bets,
      (select count(*)::int from ${converted}) as conversions,
      ${of('deposit_orders', '1', "state = 'credited' and voucher is null")} as credited,
      ${of('deposit_orders', '1', "state = 'refused'")} as refused,
      ${of('withdrawals', '1', "status = 'refused'")} as returned,
      (select count(*)::int from ${transfers}) as sent,
      (select count(*)::int from ${transfers} and t.confirmed_at is not null) as confirmed`;
}

function isCounted(row: unknown): row is Counts {
  return typeof row === 'object' && row !== null && Object.values(row).every(Number.isSafeInteger);
}
