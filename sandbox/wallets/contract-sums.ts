import { type MinorUnits, negative, share, sumOf, ZERO } from '#schemas/money/minor-units.ts';
import { playSince, teamOf } from '../agent/team.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { startOfDay } from '../seed/day.ts';
import { isAgent, isTrial, type Member } from '../session/member.ts';
import { DAY_MS } from '../time.ts';

/** Hundredths of a percent: what demo contracts pay of a team's net loss a month and of turnover a day. */
const RATES = { dividend: 500, dailySalary: 10 };

export interface ContractSums {
  /** Not paid yet. */
  dividend: MinorUnits;
  dailySalary: MinorUnits;
}

/** What the contracts of a member come to in their running periods. */
export async function contractSums({ db, now }: Platform, member: Member): Promise<ContractSums> {
  if (!isAgent(member)) return { dividend: ZERO, dailySalary: await ownSalary(db, member, now()) };
  const team = (await teamOf(db, member.id)).filter((one) => !isTrial(one.member));
  const ids = team.map((one) => one.member.id);
  const today = startOfDay(now());
  const month = Date.UTC(new Date(today).getUTCFullYear(), new Date(today).getUTCMonth(), 1);
  const [inMonth, inDay] = [await playSince(db, ids, month), await playSince(db, ids, today)];
  const loss = negative(sumOf([...inMonth.values()].map(({ netProfitLoss }) => netProfitLoss)));
  const turnover = sumOf([...inDay.values()].map((play) => play.turnover));
  return { dividend: shareOf(loss, RATES.dividend), dailySalary: shareOf(turnover, RATES.dailySalary) };
}

/** Players' contracts pay a salary on what they stake themselves. The demo merchants pay at the end of a week. */
async function ownSalary(db: Database, { id }: Member, now: number): Promise<MinorUnits> {
  const own = (await playSince(db, [id], startOfDay(now) - 6 * DAY_MS)).get(id);
  return shareOf(own?.turnover ?? ZERO, RATES.dailySalary);
}

/** Rounded down to a whole unit; nothing of a profit that the players made. */
function shareOf(amount: MinorUnits, rate: number): MinorUnits {
  return amount > 0 ? share(amount, rate) : ZERO;
}
