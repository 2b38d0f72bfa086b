import type { TeamBetsPage } from '#schemas/generated/platform.ts';
import { betGroups, betTotals, type GameOfBet } from '../records/bet-groups.ts';
import { isOfGames, type TeamBetQuery, type TeamBetSums } from './team-bets.ts';

/** What the bets of a query add up to, and what others would if its game or its level were another one. */
export function teamBetTotals(
  sums: readonly TeamBetSums[],
  query: TeamBetQuery,
  gameOf: (nodeId: number) => GameOfBet,
): Pick<TeamBetsPage, 'totals' | 'groups' | 'levels'> {
  const ofGames = sums.filter(({ nodeId }) => isOfGames(query, gameOf(nodeId)));
  const isOfLevel = ({ level }: TeamBetSums) => query.level === undefined || level + query.headLevel === query.level;
  const levels = [...new Set(ofGames.map(({ level }) => level))].toSorted((a, b) => a - b);
  return {
    totals: betTotals(ofGames.filter(isOfLevel)),
    groups: betGroups(sums.filter(isOfLevel), gameOf),
    levels: levels.map((level) => ({
      level: level + query.headLevel,
      ...betTotals(ofGames.filter((one) => one.level === level)),
    })),
  };
}
