import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { type MemberPromotion, memberPromotions, PROMOTION } from './member-promotions.ts';

/** The caller, who may take part. @throws Refusal not_logged_in for visitors, trial_account for trials */
export function participant<Id extends OperationId>(call: Call<Id>): Member {
  requireModule(call.platform, PROMOTION);
  const member = loggedIn(call);
  if (isTrial(member))
    throw new Refusal(403, 'trial_account', 'A trial account cannot take part in promotions. Register first.');
  return member;
}

/** @throws Refusal not_found */
export async function promotionOf<Id extends OperationId>(
  { platform }: Call<Id>,
  member: Member,
  id: number,
): Promise<MemberPromotion> {
  const promotion = (await memberPromotions(platform, member)).find(({ plan }) => plan.id === id);
  if (!promotion) throw new Refusal(404, 'not_found', 'This promotion does not exist.');
  return promotion;
}
