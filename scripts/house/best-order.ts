import type { FolderImport } from './folder-imports.ts';

/** Imports that run upwards if the folders stand in this order, the highest first. */
export function countClimbs(order: readonly string[], folderImports: readonly FolderImport[]): number {
  const heights = new Map(order.map((folder, index) => [folder, index]));
  return folderImports
    .filter(({ from, to }) => (heights.get(from) ?? 0) > (heights.get(to) ?? 0))
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * An order of the folders, the highest first, in which few imports run upwards: no folder can be moved alone to
 * lower the count. The fewest possible would take too long to find.
 */
export function findOrder(folderImports: readonly FolderImport[]): string[] {
  const weights = new Map(folderImports.map(({ from, to, count }) => [`${from} ${to}`, count]));
  const weightOf = (from: string, to: string) => weights.get(`${from} ${to}`) ?? 0;
  const folders = [...new Set(folderImports.flatMap(({ from, to }) => [from, to]))].sort();
  const surplusOf = (folder: string) =>
    folders.reduce((sum, other) => sum + weightOf(folder, other) - weightOf(other, folder), 0);
  const starts = [folders.toSorted((a, b) => surplusOf(b) - surplusOf(a)), depthFirst(folders, folderImports)];
  const orders = starts.map((start) => improved(start, weightOf));
  const [best = []] = orders.toSorted((a, b) => countClimbs(a, folderImports) - countClimbs(b, folderImports));
  return best;
}

/** Sorts folders so that each precedes the folders it imports. With cycles, some imports still run upwards. */
function depthFirst(folders: readonly string[], folderImports: readonly FolderImport[]): string[] {
  const lowestFirst = new Set<string>();
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    for (const { from, to } of folderImports) if (from === folder) visit(to);
    lowestFirst.add(folder);
  };
  for (const folder of folders) visit(folder);
  return [...lowestFirst].reverse();
}

function improved(start: readonly string[], weightOf: (from: string, to: string) => number): string[] {
  let order = [...start];
  for (let better = true; better; ) {
    better = false;
    for (const folder of start) {
      const moved = moveToBest(order, folder, weightOf);
      if (moved) {
        order = moved;
        better = true;
      }
    }
  }
  return order;
}

/** The order with one folder where it causes the fewest climbs, or undefined if it already stands there. */
function moveToBest(
  order: readonly string[],
  folder: string,
  weightOf: (from: string, to: string) => number,
): string[] | undefined {
  const others = order.filter((other) => other !== folder);
  // The folder starts at the top, and climbs to whatever imports it.
  let climbs = others.reduce((sum, other) => sum + weightOf(other, folder), 0);
  const climbsAt = [climbs];
  for (const other of others) {
    climbs += weightOf(folder, other) - weightOf(other, folder);
    climbsAt.push(climbs);
  }
  const fewest = Math.min(...climbsAt);
  if (fewest === climbsAt[order.indexOf(folder)]) return undefined;
  return others.toSpliced(climbsAt.indexOf(fewest), 0, folder);
}
