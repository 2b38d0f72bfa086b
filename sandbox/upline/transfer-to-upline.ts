import { type MinorUnits, negative } from '#schemas/money/minor-units.ts';
import { isClosedToTransfers } from '../care/stops/is-closed-to-transfers.ts';
import type { Database } from '../database/database.ts';
import { memberAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { Refusal } from '../refusal.ts';
import { masked } from '../roster/masked.ts';
import type { Member } from '../roster/member.ts';
import { uplineOf } from './upline-member.ts';
import { requireAllowed } from './upline-rules.ts';

export interface UplineTransferRequest {
  member: Pick<Member, 'id' | 'uplineId'>;
  amount: MinorUnits;
  currency: string;
  /** The upline's masked account that the member was shown. */
  shownAccount: string;
  /** Number of transfers that the member's page showed. */
  made: number;
  /** Chosen by the member's browser, one per intent. */
  idempotencyKey: string;
  at: number;
}

/**
 * Moves money from the member's account to the upline's, once per idempotency key.
 * @returns id of the ledger transaction
 * @throws Refusal no_upline, upline_changed, amount_out_of_range, transfer_made, daily_limit, insufficient_funds or
 * idempotency_conflict
 */
export async function transferToUpline(db: Database, request: UplineTransferRequest): Promise<number> {
  const { member, amount, idempotencyKey, at } = request;
  return db.transaction(async (tx) => {
    const { id, replayed } = await openTransaction(tx, {
      kind: 'upline',
      idempotencyKey: `upline:${member.id}:${idempotencyKey}`,
      fingerprint: `${member.uplineId}:${amount}`,
      at,
    });
    if (replayed) return id;
    const upline = await requireUpline(tx, request);
    // Locks the member's account, so that simultaneous transfers see each other; an upline's is locked after its downline's.
    const own = await memberAccount(tx, member.id);
    await requireAllowed(tx, { ...request, memberId: member.id, kind: 'upline' });
    const theirs = await memberAccount(tx, upline.id);
    await move(tx, id, [
      { accountId: own.id, amount: negative(amount) },
      { accountId: theirs.id, amount },
    ]);
    return id;
  });
}

async function requireUpline(db: Database, { member, shownAccount, at }: UplineTransferRequest): Promise<Member> {
  const upline = await uplineOf(db, member);
  if (!upline || (await isClosedToTransfers(db, upline, at)))
    throw new Refusal(409, 'no_upline', 'The member has no upline who can receive money.');
  if (masked(upline.account) === shownAccount) return upline;
  throw new Refusal(409, 'upline_changed', 'The upline has changed. Check whom you transfer to.');
}
