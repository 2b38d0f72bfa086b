import type { Block } from '#app/kinds/money-flow/blocked.tsx';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';

export type AccountHold =
  /** No account, and one that is added now waits. */
  | { why: 'account' }
  /** Every account waits. */
  | { why: 'wait'; until: number };

/** What stands in the way of a withdrawal. */
export type Hold = { why: Block } | AccountHold;

type Accounts = Pick<WithdrawalTerms, 'accounts' | 'nextAccountReady'>;

/** When the first account becomes ready to withdraw to; 0 if one is ready now or no account exists. */
export function waitsUntil({ accounts }: Pick<Accounts, 'accounts'>, now: number): number {
  const earliest = Math.min(...accounts.map(({ usableAt }) => usableAt));
  return accounts.length > 0 && earliest > now ? earliest : 0;
}

/** What the accounts of a member hold up. @param until of `waitsUntil` */
export function accountHold({ accounts, nextAccountReady }: Accounts, until: number): AccountHold | undefined {
  if (until > 0) return { why: 'wait', until };
  return accounts.length === 0 && !nextAccountReady ? { why: 'account' } : undefined;
}
