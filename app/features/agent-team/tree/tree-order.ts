import type { TeamRow } from '#schemas/generated/platform.ts';
import type { LevelNote } from './team-line.ts';

export interface Branch {
  /** The visible rows; undefined for a row that is loading. */
  rows: readonly (TeamRow | undefined)[];
  note: LevelNote | undefined;
}

/** Consecutive lines: rows of a level from index `from`, or the note below it. */
interface Stretch {
  start: number;
  size: number;
  /** Undefined for rows of the page's own level. */
  branch: Branch | undefined;
  from: number;
  isNote: boolean;
}

type Line = { topIndex: number } | { row: TeamRow | undefined } | { note: LevelNote };

/** Order of all lines: the rows of the page's level, each expanded one followed by its own level. */
export interface TreeOrder {
  size: number;
  notes: number;
  at: (index: number) => Line;
  /** Index in the page's level of the row that a line belongs to. */
  topAt: (index: number) => number;
  /** Line of a row of the page's level, by its index there. */
  ofTop: (topIndex: number) => number | undefined;
  /** Line of an account in an expanded level. */
  ofBelow: (account: string) => number | undefined;
}

/**
 * @param count rows of the page's level
 * @param top indexes of its expanded rows, with their accounts
 * @param branches expanded levels by account
 */
export function treeOrder(
  count: number,
  top: readonly (readonly [index: number, account: string])[],
  branches: ReadonlyMap<string, Branch>,
): TreeOrder {
  const stretches = stretchesOf(count, top, branches);
  const last = stretches.at(-1);
  const stretchAt = (index: number) => stretches[lastBefore(stretches, index)];
  return {
    size: last ? last.start + last.size : 0,
    notes: stretches.filter(({ isNote }) => isNote).length,
    at: (index) => lineIn(stretchAt(index), index),
    topAt: (index) => {
      const stretch = stretches.slice(0, lastBefore(stretches, index) + 1).findLast(({ branch }) => !branch);
      return stretch ? stretch.from + Math.min(index - stretch.start, stretch.size - 1) : 0;
    },
    ofTop: (topIndex) => {
      const stretch = stretches.find(({ branch, from, size }) => !branch && topIndex >= from && topIndex < from + size);
      return stretch && stretch.start + topIndex - stretch.from;
    },
    ofBelow: (account) => {
      for (const { branch, start, from, size, isNote } of stretches) {
        const offset = isNote
          ? undefined
          : branch?.rows.slice(from, from + size).findIndex((row) => row?.account === account);
        if (offset !== undefined && offset !== -1) return start + offset;
      }
      return undefined;
    },
  };
}

function stretchesOf(
  count: number,
  top: readonly (readonly [number, string])[],
  branches: ReadonlyMap<string, Branch>,
): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  const add = (stretch: Omit<Stretch, 'start'>) => {
    if (stretch.size > 0) stretches.push({ start, ...stretch });
    start += stretch.size;
  };
  const addLevel = (size: number, expanded: readonly (readonly [number, string])[], branch?: Branch) => {
    let from = 0;
    for (const [index, account] of expanded) {
      add({ size: index + 1 - from, branch, from, isNote: false });
      addBranch(account);
      from = index + 1;
    }
    add({ size: size - from, branch, from, isNote: false });
  };
  const addBranch = (account: string) => {
    const branch = branches.get(account);
    if (!branch) return;
    const expanded = branch.rows.flatMap((row, index) =>
      row && branches.has(row.account) ? [[index, row.account] as const] : [],
    );
    addLevel(branch.rows.length, expanded, branch);
    if (branch.note) add({ size: 1, branch, from: 0, isNote: true });
  };
  addLevel(
    count,
    top.filter(([index, account]) => index < count && branches.has(account)).toSorted(([a], [b]) => a - b),
  );
  return stretches;
}

function lineIn(stretch: Stretch | undefined, index: number): Line {
  if (!stretch) return { row: undefined };
  const { branch, start, from, isNote } = stretch;
  if (!branch) return { topIndex: from + index - start };
  return isNote && branch.note ? { note: branch.note } : { row: branch.rows[from + index - start] };
}

/** Binary search for the stretch that contains a line. */
function lastBefore(stretches: readonly Stretch[], index: number): number {
  let [low, high] = [0, stretches.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((stretches[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
