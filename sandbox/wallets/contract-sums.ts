import { type MinorUnits, negative, share, sum, ZERO } from '#schemas/money/minor-units.ts';
import { playSince, teamOf } from '../agent/team.ts';
import type { Platform } from '../platform.ts';
import { startOfDay } from '../seed/day.ts';
import { isAgent, isTrial, type Member } from '../session/member.ts';

/** Hundredths of a percent: what a demo agent's contracts pay of the team's net loss a month and of its turnover a day. */
const RATES = { dividend: 500, dailySalary: 10 };

export interface ContractSums {
  /** Not paid yet. */
  dividend: MinorUnits;
  dailySalary: MinorUnits;
}

/** What the contracts of a member come to in their running periods; nothing for a member who is not an agent. */
export async function contractSums({ db, now }: Platform, member: Member): Promise<ContractSums> {
  if (!isAgent(member)) return { dividend: ZERO, dailySalary: ZERO };
  const team = (await teamOf(db, member.id)).filter((one) => !isTrial(one.member));
  const ids = team.map((one) => one.member.id);
  const today = startOfDay(now());
  const month = Date.UTC(new Date(today).getUTCFullYear(), new Date(today).getUTCMonth(), 1);
  const [inMonth, inDay] = [await playSince(db, ids, month), await playSince(db, ids, today)];
  const loss = negative(sum(...[...inMonth.values()].map(({ netProfitLoss }) => netProfitLoss)));
  const turnover = sum(...[...inDay.values()].map((play) => play.turnover));
  return { dividend: shareOf(loss, RATES.dividend), dailySalary: shareOf(turnover, RATES.dailySalary) };
}

/** Rounded down to a whole unit; nothing of a profit that the players made. */
function shareOf(amount: MinorUnits, rate: number): MinorUnits {
  return amount > 0 ? share(amount, rate) : ZERO;
}
