import type { BetGroup, BetTotals } from '#schemas/generated/platform.ts';
import { sum, ZERO } from '#schemas/money/minor-units.ts';
import type { Shelf } from '../catalogue/vast-shelf.ts';
import { gameNameIn } from '../lottery/words.ts';

interface GameSums extends BetTotals {
  nodeId: number;
}

/** The game of a bet, as a record shows it. */
export interface GameOfBet extends Pick<BetGroup, 'gameType' | 'vendor' | 'vendorName'> {
  game: string;
}

/** The game of each id; a game that has left the catalogue keeps its number. @param language product code of the names */
export function gamesOfBets({ games, vendors }: Shelf, language: string): (nodeId: number) => GameOfBet {
  const byId = new Map(games.map((game) => [game.nodeId, game]));
  const names = new Map(vendors.map(({ vassalage, name }) => [vassalage, name]));
  return (nodeId) => {
    const game = byId.get(nodeId);
    if (!game) return { game: String(nodeId), vendor: '', vendorName: '' };
    const { gameType, vassalage: vendor } = game;
    return { game: gameNameIn(language, game), gameType, vendor, vendorName: names.get(vendor) ?? vendor };
  };
}

/** Sums of games folded by game type and vendor, the largest stakes first. */
export function betGroups(sums: readonly GameSums[], gameOf: (nodeId: number) => GameOfBet): BetGroup[] {
  const groups = new Map<string, BetGroup>();
  for (const { nodeId, ...played } of sums) {
    const { game: _, ...kind } = gameOf(nodeId);
    const key = `${kind.gameType}:${kind.vendor}`;
    groups.set(key, { ...kind, ...added(groups.get(key) ?? NOTHING, played) });
  }
  return [...groups.values()].toSorted((a, b) => b.stake - a.stake || (a.vendor < b.vendor ? -1 : 1));
}

const NOTHING: BetTotals = { count: 0, stake: ZERO, paid: ZERO, profit: ZERO };

/** The sum of all. */
export function betTotals(sums: readonly BetTotals[]): BetTotals {
  return sums.reduce(added, NOTHING);
}

function added(a: BetTotals, b: BetTotals): BetTotals {
  return {
    count: a.count + b.count,
    stake: sum(a.stake, b.stake),
    paid: sum(a.paid, b.paid),
    profit: sum(a.profit, b.profit),
  };
}
