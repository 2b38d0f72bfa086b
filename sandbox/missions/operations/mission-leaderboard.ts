import { inArray } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import type { PeriodSpan } from '#sandbox/care/limits/period.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { isTrial } from '#sandbox/roster/member.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import type { LeaderboardEntry, MissionPeriod } from '#schemas/generated/platform.ts';
import { activityIn } from '../activity.ts';
import { isReached, missionMember, missions } from '../missions.ts';
import { spanOf } from '../period.ts';
import { type Round, reachedAt } from '../reached-at.ts';

const MAX_ROWS = 10;

export const missionLeaderboard: Handler<'missionLeaderboard'> = async (call) => {
  const { platform, query } = call;
  const { db } = platform;
  const [now, timeZone] = [platform.now(), merchantZone(platform)];
  const own = missionMember(call);
  const rounds = roundsOf(query.period, now, timeZone);
  const stars = await starsIn(platform, rounds);
  const ids = [...stars.keys()];
  const people = ids.length > 0 ? await db.select().from(members).where(inArray(members.id, ids)) : [];
  const reached = await reachedAt(platform, rounds, ids);
  // Ties go to the member who had the stars first, then to the older member.
  const ranked = people
    .filter((person) => !isTrial(person))
    .map(({ id, account }) => ({ id, account, stars: stars.get(id) ?? 0, at: reached.get(id) ?? 0 }))
    .toSorted((a, b) => b.stars - a.stars || a.at - b.at || a.id - b.id);
  const entries = ranked.map(({ id, account, stars: won }, index): LeaderboardEntry => {
    const self = id === own.id;
    return { place: index + 1, account: self ? account : masked(account), stars: won, self };
  });
  const last = { place: entries.length + 1, account: own.account, stars: 0, self: true };
  return {
    success: true,
    value: {
      entries: entries.slice(0, MAX_ROWS),
      own: entries.find(({ self }) => self) ?? last,
      endsAt: spanOf(query.period, now, timeZone).end,
    },
  };
};

/** The day with its missions, or the week with its own missions and those of each day. */
function roundsOf(period: MissionPeriod, now: number, timeZone: string): Round[] {
  const span = spanOf(period, now, timeZone);
  const of = (period: MissionPeriod) => missions.filter((mission) => mission.period === period);
  const days = period === 'weekly' ? daysOf(span, now, timeZone) : [];
  return [{ span, counted: of(period) }, ...days.map((day) => ({ span: day, counted: of('daily') }))];
}

/** Stars by member; members without any are left out. */
async function starsIn({ db, brand }: Platform, rounds: readonly Round[]): Promise<Map<number, number>> {
  const stars = new Map<number, number>();
  for (const { span, counted } of rounds) {
    for (const [id, activity] of await activityIn(db, span)) {
      const reached = counted.filter((mission) => isReached(mission, activity, brand.currency));
      const sum = reached.reduce((total, mission) => total + mission.stars, 0);
      if (sum > 0) stars.set(id, (stars.get(id) ?? 0) + sum);
    }
  }
  return stars;
}

/** The days of a week up to the present one. */
function daysOf({ start }: PeriodSpan, now: number, timeZone: string): PeriodSpan[] {
  const days: PeriodSpan[] = [];
  const dayAt = (time: number) => spanOf('daily', time, timeZone);
  for (let day = dayAt(start); day.start <= now; day = dayAt(day.end)) days.push(day);
  return days;
}

function masked(account: string): string {
  return `${account.slice(0, 2)}***${account.slice(-2)}`;
}
