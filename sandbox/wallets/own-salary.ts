import { type MinorUnits, share, ZERO } from '#schemas/money/minor-units.ts';
import { playSince } from '../agent/team.ts';
import type { Platform } from '../platform.ts';
import { startOfDay } from '../seed/day.ts';
import { isAgent, type Member } from '../session/member.ts';
import { DAY_MS } from '../time.ts';

/** Hundredths of a percent of turnover. */
const RATE = 10;

/** What the demo operators pay players on what they stake themselves: a week's, at its end. Agents have contracts instead. */
export async function ownSalary({ db, now }: Platform, member: Member): Promise<MinorUnits> {
  if (isAgent(member)) return ZERO;
  const own = (await playSince(db, [member.id], startOfDay(now()) - 6 * DAY_MS)).get(member.id);
  return own && own.turnover > 0 ? share(own.turnover, RATE) : ZERO;
}
