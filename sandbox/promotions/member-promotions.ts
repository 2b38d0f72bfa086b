import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Promotion, PromotionStatus } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits, sum, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { isModuleOn } from '../process/modules.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { type PromotionPlan, plansOf } from './promotion-plans.ts';
import { type PromotionEntry, promotionEntries } from './promotion-tables.ts';

/** modId of promotions. */
export const PROMOTION = 'PROMOTION';

export interface MemberPromotion {
  plan: PromotionPlan;
  entry: PromotionEntry | undefined;
  status: PromotionStatus;
  startsAt: number;
  endsAt?: number;
  bonus: MinorUnits;
  progress?: Promotion['progress'];
}

/** The brand's promotions with a member's progress; visitors and trial accounts have none. */
export async function memberPromotions(platform: Platform, member: Member | null): Promise<MemberPromotion[]> {
  const { db, brand } = platform;
  const player = member && !isTrial(member) ? member : null;
  const plans = plansOf(brand);
  const ids = plans.map(({ id }) => id);
  const entries = player
    ? await db
        .select()
        .from(promotionEntries)
        .where(and(eq(promotionEntries.memberId, player.id), inArray(promotionEntries.promotionId, ids)))
    : [];
  return Promise.all(
    plans.map((plan) => {
      const entry = entries.find(({ promotionId }) => promotionId === plan.id);
      return memberPromotion(platform, { plan, entry, isPlayer: player !== null });
    }),
  );
}

interface Known {
  plan: PromotionPlan;
  entry: PromotionEntry | undefined;
  isPlayer: boolean;
}

async function memberPromotion(platform: Platform, { plan, entry, isPlayer }: Known): Promise<MemberPromotion> {
  const { db, brand, now } = platform;
  const factor = currencyFactor(brand.currency);
  const startOf = (days: number) => startOfMerchantDay(now(), brand.currency, days);
  const startsAt = startOf(plan.begins);
  const endsAt = plan.ends === undefined ? undefined : startOf(plan.ends + 1) - 1;
  const progress = await progressOf(db, entry, minorUnits((plan.target ?? 0) * factor));
  const isOver = endsAt !== undefined && now() > endsAt;
  const status = now() < startsAt ? 'COMING_SOON' : statusOf({ plan, entry, isPlayer, isOver, progress });
  return {
    ...{ plan, entry, status, startsAt, bonus: minorUnits(plan.bonus * factor) },
    ...(endsAt !== undefined && { endsAt }),
    ...(progress && { progress }),
  };
}

type Facts = Known & { isOver: boolean; progress: Promotion['progress'] };

/** After a promotion's end, an issued reward can still be claimed; any other open state becomes closed. */
function statusOf({ plan, entry, isPlayer, isOver, progress }: Facts): PromotionStatus {
  if (entry?.status === 'ISSUED' || entry?.status === 'CLAIMED') return entry.status;
  if (entry?.status === 'PROCESS' && progress && progress.current >= progress.target) return 'ISSUED';
  if (isOver) return 'CLOSE';
  // Every member has a ticket.
  if (plan.kind === 'RAFFLE') return isPlayer ? 'ISSUED' : 'JOIN';
  return entry?.status ?? 'JOIN';
}

/** Progress of a challenge: the stakes since it was joined, up to its goal. */
async function progressOf(
  db: Database,
  entry: PromotionEntry | undefined,
  target: MinorUnits,
): Promise<Promotion['progress']> {
  if (entry?.status !== 'PROCESS') return undefined;
  const [played] = await db
    .select({ stakes: sql`coalesce(sum(${bets.stake}), 0)`.mapWith(moneyOf) })
    .from(bets)
    .where(and(eq(bets.memberId, entry.memberId), gte(bets.createdAt, entry.joinedAt)));
  const staked = sum(entry.carried, played?.stakes ?? ZERO);
  return { current: staked < target ? staked : target, target };
}

/** Number of rewards to claim. */
export async function availablePromos(platform: Platform, member: Member): Promise<number> {
  if (isTrial(member) || !isModuleOn(platform, PROMOTION)) return 0;
  return (await memberPromotions(platform, member)).filter(({ status }) => status === 'ISSUED').length;
}
