import { and, eq, ne, or } from 'drizzle-orm';
import type { ChosenBonus, DepositBonus, DepositRequest } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits, minus } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { currencyFactor } from '../merchants/currency.ts';
import type { Platform } from '../platform.ts';
import { isModuleOn } from '../process/modules.ts';
import { type MemberPromotion, memberPromotions, PROMOTION } from '../promotions/member-promotions.ts';
import { type PromotionPlan, planOf } from '../promotions/promotion-plans.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { wordsOf } from '../words.ts';
import { depositOrders } from './deposit-tables.ts';

const RATE_UNITS = 10_000n;

/** The bonus for a credit: the rate's share, rounded down to a whole unit, up to the maximum. */
export function depositBonus({ rate, max }: Pick<DepositBonus, 'rate' | 'max'>, credited: MinorUnits): MinorUnits {
  // The product may be beyond the safe integers, and the part as well.
  const part = (BigInt(credited) * BigInt(rate)) / RATE_UNITS;
  return part > BigInt(max) ? max : minorUnits(Number(part));
}

/** The promotions that a member can open with a deposit. @param language product code of their titles */
export async function depositBonuses(platform: Platform, member: Member, language: string): Promise<DepositBonus[]> {
  if (!isModuleOn(platform, PROMOTION)) return [];
  const factor = currencyFactor(platform.brand.currency);
  return (await memberPromotions(platform, member)).flatMap(({ plan, status, bonus }: MemberPromotion) => {
    if (!plan.deposit || (status !== 'JOIN' && status !== 'REJECTED')) return [];
    const { rate, min } = plan.deposit;
    const title = wordsOf('promotions', language).promotions[plan.key].title;
    const limits = { min: minorUnits(min * factor), max: bonus };
    return [{ promotionId: plan.id, title, rate, ...limits, wagering: plan.wagering ?? 0 }];
  });
}

/** The promotion chosen with an order; null without one. */
export type Chosen = Pick<typeof depositOrders.$inferSelect, 'promotionId' | 'bonus'>;

interface Wanted {
  member: Member;
  request: DepositRequest;
}

/**
 * The bonus that an order asks for, within the database transaction that holds the member.
 * @throws Refusal bonus_changed if it cannot be opened with this deposit, or is another open order's
 */
export async function chosenBonus(db: Database, platform: Platform, { member, request }: Wanted): Promise<Chosen> {
  const { bonus: asked, methodId, amount, fee } = request;
  if (!asked) return { promotionId: null, bonus: null };
  const offered = (await depositBonuses({ ...platform, db }, member, platform.brand.languages.default)).find(
    ({ promotionId }) => promotionId === asked.promotionId,
  );
  const taken = await db
    .select({ id: depositOrders.id })
    .from(depositOrders)
    .where(
      and(
        ...[eq(depositOrders.memberId, member.id), eq(depositOrders.promotionId, asked.promotionId)],
        or(
          eq(depositOrders.state, 'paid'),
          // An open order with the same method and amount is the one that this call repeats.
          and(
            eq(depositOrders.state, 'waiting'),
            or(ne(depositOrders.methodId, methodId), ne(depositOrders.amount, amount)),
          ),
        ),
      ),
    );
  const credited = minus(amount, fee);
  const isFree = offered && credited >= offered.min && taken.length === 0;
  if (isFree && depositBonus(offered, credited) === asked.amount)
    return { promotionId: asked.promotionId, bonus: asked.amount };
  throw new Refusal(409, 'bonus_changed', 'This bonus has changed, or is chosen with another open order.');
}

/** The bonus of an order as the contract shows it. */
export function chosenBonusItem({ promotionId, bonus }: Chosen, language: string): ChosenBonus | undefined {
  if (promotionId === null || bonus === null) return undefined;
  const { key, wagering = 0 } = bonusPlan(promotionId);
  return { promotionId, title: wordsOf('promotions', language).promotions[key].title, amount: bonus, wagering };
}

export function bonusPlan(promotionId: number): PromotionPlan {
  const plan = planOf(promotionId);
  if (plan) return plan;
  throw new Error(`There is no promotion ${promotionId}.`);
}
