import type { Cell } from './cells.ts';
import { pairsOf } from './pairwise.ts';

/**
 * One cell for each path. The cells are chosen so that brands, windows, schemes and languages, and pairs of them, come in
 * turn; the same cells give the same sample.
 */
export function oncePerPath(cells: readonly Cell[]): Cell[] {
  const seen = new Map<string, number>();
  return [...new Set(cells.map(({ path }) => path))].flatMap((path) => {
    const candidates = cells.filter((cell) => cell.path === path);
    const chosen = leastSeen(candidates, seen);
    if (chosen) for (const fact of factsOf(chosen)) seen.set(fact, (seen.get(fact) ?? 0) + 1);
    return chosen ? [chosen] : [];
  });
}

function leastSeen(candidates: readonly Cell[], seen: ReadonlyMap<string, number>): Cell | undefined {
  const weights = candidates.map((cell) => factsOf(cell).reduce((sum, fact) => sum + (seen.get(fact) ?? 0), 0));
  return candidates[weights.indexOf(Math.min(...weights))];
}

function factsOf({ brand, window, scheme, language }: Cell): string[] {
  const facts = { brand, window, scheme, language };
  return [...Object.entries(facts).map(([name, value]) => `${name}=${value}`), ...pairsOf(facts)];
}
