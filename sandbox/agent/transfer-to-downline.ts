import { eq } from 'drizzle-orm';
import { type MinorUnits, negative } from '#schemas/money/minor-units.ts';
import { type Payment, requireDeposit } from '../care/limits/require-deposit.ts';
import { isClosedToTransfers } from '../care/stops/is-closed-to-transfers.ts';
import type { Database } from '../database/database.ts';
import { memberAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { requireAllowed } from '../upline/upline-rules.ts';

export interface DownlineTransferRequest {
  agent: Pick<Member, 'id'>;
  downline: Pick<Member, 'id'>;
  amount: MinorUnits;
  currency: string;
  /** Number of transfers to downlines that the agent's page showed. */
  made: number;
  /** Chosen by the agent's browser, one per intent. */
  idempotencyKey: string;
  at: number;
}

/**
 * Moves money from an agent's account to a direct downline's, once per idempotency key.
 * @returns id of the ledger transaction
 * @throws Refusal downline_closed, amount_out_of_range, transfer_made, daily_limit, insufficient_funds or
 * idempotency_conflict
 */
export async function transferToDownline(platform: Platform, request: DownlineTransferRequest): Promise<number> {
  const { agent, downline, amount, idempotencyKey, at } = request;
  return platform.db.transaction(async (tx) => {
    const { id, replayed } = await openTransaction(tx, {
      kind: 'downline',
      idempotencyKey: `downline:${agent.id}:${idempotencyKey}`,
      fingerprint: `${downline.id}:${amount}`,
      at,
    });
    if (replayed) return id;
    await requireOpen(tx, downline, at);
    // Lock the downline's account first, as transfers to the upline do, so that transfers in both directions do not
    // deadlock.
    const theirs = await memberAccount(tx, downline.id);
    const own = await memberAccount(tx, agent.id);
    await requireRoom({ ...platform, db: tx }, { memberId: downline.id, amount, at });
    await requireAllowed(tx, { ...request, memberId: agent.id, kind: 'downline' });
    await move(tx, id, [
      { accountId: own.id, amount: negative(amount) },
      { accountId: theirs.id, amount },
    ]);
    return id;
  });
}

/**
 * Checks the member's deposit limit, as transfers from an agent count towards it. The refusal does not reveal the limit
 * to the agent.
 */
async function requireRoom(platform: Platform, payment: Payment): Promise<void> {
  await requireDeposit(platform, payment).catch((problem: unknown) => {
    throw problem instanceof Refusal ? closed() : problem;
  });
}

/** Waits for a freeze or a stop of the account that is under way. An agent does not learn which of them closed it. */
async function requireOpen(db: Database, { id }: Pick<Member, 'id'>, now: number): Promise<void> {
  const [downline] = await db.select().from(members).where(eq(members.id, id)).for('share');
  if (downline && !(await isClosedToTransfers(db, downline, now))) return;
  throw closed();
}

function closed(): Refusal {
  return new Refusal(409, 'downline_closed', 'The downline is closed and receives no money.');
}
