import type { MissionReward } from '#schemas/generated/platform.ts';
import { minorUnits, negative } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { writeMessage } from '../inbox/write-message.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { movePoints, openPoints } from '../points/move-points.ts';

export interface Payment {
  memberId: number;
  reward: MissionReward;
  /** Idempotency key. */
  key: string;
  /** Occasion of the reward, named in the message to the member. */
  earned: 'mission' | 'friend';
  /** Id of the mission. */
  about?: string;
  at: number;
}

/**
 * Pays a reward in points or money and sends the member a message. The caller must ensure that the key is used once.
 */
export async function payReward(db: Database, payment: Payment): Promise<void> {
  await post(db, payment);
  const { memberId, reward, earned, about, at } = payment;
  const { kind, amount } = reward;
  const paid =
    kind === 'points'
      ? ({ kind: `${earned}Points`, points: amount } as const)
      : ({ kind: `${earned}Money`, amount: minorUnits(amount) } as const);
  await writeMessage(db, { ...paid, memberId, at, ...(about !== undefined && { about }) });
}

async function post(db: Database, { memberId, reward, key, at }: Payment): Promise<void> {
  const { kind, amount } = reward;
  if (kind === 'points') {
    const posting = { kind: 'bonus', memberId, idempotencyKey: key, fingerprint: `${amount}`, at } as const;
    const { id } = await openPoints(db, posting);
    await movePoints(db, id, posting, amount);
    return;
  }
  const { id } = await openTransaction(db, { kind: 'mission', idempotencyKey: key, fingerprint: `${amount}`, at });
  const [member, house] = [await memberAccount(db, memberId), await ownAccount(db, 'house')];
  const money = minorUnits(amount);
  await move(db, id, [
    { accountId: house.id, amount: negative(money) },
    { accountId: member.id, amount: money },
  ]);
}
