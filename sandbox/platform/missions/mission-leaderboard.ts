import { inArray } from 'drizzle-orm';
import type { LeaderboardEntry, MissionPeriod } from '../../../schemas/generated/platform.ts';
import { members } from '../../database/tables.ts';
import type { Handler } from '../call.ts';
import type { Platform } from '../platform.ts';
import { isTrial } from '../session/member.ts';
import { activityIn } from './activity.ts';
import { isReached, missionMember, missions } from './missions.ts';
import { type Span, spanOf } from './period.ts';

const shown = 10;

export const missionLeaderboard: Handler<'missionLeaderboard'> = async (call) => {
  const { platform, query } = call;
  const { db } = platform;
  const own = missionMember(call);
  const stars = await starsIn(platform, query.period);
  const ids = [...stars.keys()];
  const people = ids.length > 0 ? await db.select().from(members).where(inArray(members.id, ids)) : [];
  const ranked = people
    .filter((person) => !isTrial(person))
    .map(({ id, account }) => ({ id, account, stars: stars.get(id) ?? 0 }))
    .toSorted((a, b) => b.stars - a.stars || a.id - b.id);
  const entryOf = (id: number, account: string, won: number): LeaderboardEntry => {
    const self = id === own.id;
    const place = 1 + ranked.filter((other) => other.stars > won).length;
    return { place, account: self ? account : masked(account), stars: won, self };
  };
  const mine = ranked.find(({ id }) => id === own.id)?.stars ?? 0;
  return {
    success: true,
    value: {
      entries: ranked.slice(0, shown).map((one) => entryOf(one.id, one.account, one.stars)),
      own: entryOf(own.id, own.account, mine),
      endsAt: spanOf(query.period, platform.now()).end,
    },
  };
};

/** Stars by member: of the day's missions, or of the week's and those of each of its days. Who has none is missing. */
async function starsIn({ db, brand, now }: Platform, period: MissionPeriod): Promise<Map<number, number>> {
  const span = spanOf(period, now());
  const days = period === 'weekly' ? daysOf(span, now()) : [];
  const stars = new Map<number, number>();
  for (const part of [span, ...days]) {
    const counted = missions.filter((mission) => mission.period === (part === span ? period : 'daily'));
    for (const [id, activity] of await activityIn(db, part)) {
      const reached = counted.filter((mission) => isReached(mission, activity, brand.currency));
      const sum = reached.reduce((total, mission) => total + mission.stars, 0);
      if (sum > 0) stars.set(id, (stars.get(id) ?? 0) + sum);
    }
  }
  return stars;
}

/** The days of a week that have begun. */
function daysOf({ start }: Span, now: number): Span[] {
  const days: Span[] = [];
  for (let day = spanOf('daily', start); day.start <= now; day = spanOf('daily', day.end)) days.push(day);
  return days;
}

function masked(account: string): string {
  return `${account.slice(0, 2)}***${account.slice(-2)}`;
}
