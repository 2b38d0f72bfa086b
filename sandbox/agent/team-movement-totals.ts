import type { MovementTotals, TeamMovementsPage } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import type { TeamMovementQuery, TeamMovementSums } from './team-movements.ts';

/** What the movements of a query add up to, and what others would if its kind or its level were another one. */
export function teamMovementTotals(
  sums: readonly TeamMovementSums[],
  query: TeamMovementQuery,
): Pick<TeamMovementsPage, 'totals' | 'kinds' | 'levels'> {
  const ofKind = sums.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const isOfLevel = ({ level }: TeamMovementSums) =>
    query.level === undefined || level + query.headLevel === query.level;
  const ofLevel = sums.filter(isOfLevel);
  const levels = [...new Set(ofKind.map(({ level }) => level))].toSorted((a, b) => a - b);
  const kinds = [...new Set(ofLevel.map(({ kind }) => kind))].toSorted();
  return {
    totals: added(ofKind.filter(isOfLevel)),
    kinds: kinds.map((kind) => ({ kind, ...added(ofLevel.filter((one) => one.kind === kind)) })),
    levels: levels.map((level) => ({
      level: level + query.headLevel,
      ...added(ofKind.filter((one) => one.level === level)),
    })),
  };
}

function added(sums: readonly MovementTotals[]): MovementTotals {
  return {
    count: sums.reduce((all, { count }) => all + count, 0),
    received: sumOf(sums.map(({ received }) => received)),
    spent: sumOf(sums.map(({ spent }) => spent)),
    net: sumOf(sums.map(({ net }) => net)),
  };
}
