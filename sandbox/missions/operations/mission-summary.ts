import { and, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { wordsOf } from '#sandbox/words.ts';
import type { Mission } from '#schemas/generated/platform.ts';
import { activityIn, NO_ACTIVITY } from '../activity.ts';
import { missionClaims } from '../mission-tables.ts';
import { goalOf, isReached, missionMember, missions, PERIODS, rewardOf } from '../missions.ts';
import { spanOf } from '../period.ts';

export const missionSummary: Handler<'missionSummary'> = async (call) => {
  const { platform, query } = call;
  const { id } = missionMember(call);
  const shown = await Promise.all(PERIODS.map((period) => missionsOf(platform, id, period, query.language)));
  const missions = shown.flat();
  return {
    success: true,
    value: { missions, claimable: missions.filter(({ status }) => status === 'claimable').length },
  };
};

async function missionsOf(
  platform: Platform,
  memberId: number,
  period: Mission['period'],
  language = platform.brand.languages.default,
): Promise<Mission[]> {
  const { db, brand } = platform;
  const span = spanOf(period, platform.now(), merchantZone(platform));
  const activity = (await activityIn(db, span, memberId)).get(memberId) ?? NO_ACTIVITY;
  const mine = and(eq(missionClaims.memberId, memberId), eq(missionClaims.periodStart, span.start));
  const claims = await db.select().from(missionClaims).where(mine);
  const words: Readonly<Record<string, { title: string; description: string }>> = wordsOf('missions', language);
  return missions
    .filter((mission) => mission.period === period)
    .map((mission) => {
      const { missionId, unit, stars } = mission;
      const goal = goalOf(mission, brand.currency);
      const claimed = claims.some((claim) => claim.missionId === missionId);
      const reached = isReached(mission, activity, brand.currency) ? ('claimable' as const) : ('open' as const);
      return {
        ...{ missionId, period, unit, stars, goal },
        ...(words[missionId] ?? { title: missionId, description: '' }),
        periodStart: span.start,
        endsAt: span.end,
        progress: Math.min(goal, activity[unit]),
        reward: rewardOf(mission, platform),
        status: claimed ? ('claimed' as const) : reached,
      };
    });
}
