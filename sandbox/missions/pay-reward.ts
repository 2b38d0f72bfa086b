import type { MissionReward } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { movePoints, openPoints } from '../points/move-points.ts';

export interface Payment {
  memberId: number;
  reward: MissionReward;
  /** Idempotency key. */
  key: string;
  at: number;
}

/** Pays a reward in points or money. The caller must ensure that the key is used once. */
export async function payReward(db: Database, { memberId, reward, key, at }: Payment): Promise<void> {
  const { kind, amount } = reward;
  if (kind === 'points') {
    const posting = { kind: 'bonus', memberId, idempotencyKey: key, fingerprint: `${amount}`, at } as const;
    const { id } = await openPoints(db, posting);
    await movePoints(db, id, posting, amount);
    return;
  }
  const { id } = await openTransaction(db, { kind: 'mission', idempotencyKey: key, fingerprint: `${amount}`, at });
  const [member, house] = [await memberAccount(db, memberId), await ownAccount(db, 'house')];
  await move(db, id, [
    { accountId: house.id, amount: -amount },
    { accountId: member.id, amount },
  ]);
}
