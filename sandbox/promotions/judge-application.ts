import { and, asc, eq } from 'drizzle-orm';
import { minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { writeMessage } from '../inbox/write-message.ts';
import { currencyFactor } from '../merchants/currency.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { memberByAccount } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { plansOf } from './promotion-plans.ts';
import { promotionEntries } from './promotion-tables.ts';

export const JUDGEMENTS = ['ISSUED', 'REJECTED'] as const;

export interface Judgement {
  account: string;
  promotionId: number;
  status: (typeof JUDGEMENTS)[number];
}

/** Reviews an application on the operator's behalf. @throws Refusal not_found if none awaits a review */
export async function judgeApplication({ db, brand, now }: Platform, judgement: Judgement): Promise<Judgement> {
  const { account, promotionId, status } = judgement;
  const member = await memberByAccount(db, account);
  const plan = plansOf(brand).find(({ id }) => id === promotionId);
  if (!member || !plan) throw new Refusal(404, 'not_found', 'This account or this promotion does not exist.');
  const amount = status === 'ISSUED' ? minorUnits(plan.bonus * currencyFactor(brand.currency)) : ZERO;
  const reason = status === 'REJECTED' ? 'picture' : null;
  const waits = and(
    ...[eq(promotionEntries.memberId, member.id), eq(promotionEntries.promotionId, promotionId)],
    eq(promotionEntries.status, 'APPLYING'),
  );
  const time = now();
  await db.transaction(async (tx) => {
    const judged = await tx
      .update(promotionEntries)
      .set({ status, amount, reason, changedAt: time })
      .where(waits)
      .returning({ status: promotionEntries.status });
    if (judged.length === 0)
      throw new Refusal(404, 'not_found', 'This account has no application for this promotion that awaits a review.');
    const kind = status === 'ISSUED' ? 'promotionApproved' : 'promotionRejected';
    await writeMessage(tx, { memberId: member.id, kind, amount, about: String(promotionId), at: time });
  });
  return judgement;
}

/** Applications that await a review, oldest first. */
export async function waitingApplications(db: Database) {
  return db
    .select({ entry: promotionEntries, account: members.account })
    .from(promotionEntries)
    .innerJoin(members, eq(members.id, promotionEntries.memberId))
    .where(eq(promotionEntries.status, 'APPLYING'))
    .orderBy(asc(promotionEntries.changedAt));
}
