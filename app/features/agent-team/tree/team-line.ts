import type { TeamRow } from '#schemas/generated/platform.ts';

/** What follows the rows of an expanded level: a way to see more of them, or why there are none. */
export interface LevelNote {
  note: 'more' | 'empty' | 'failed';
  /** Whose level it is. */
  parent: string;
  /** As the level's rows have it. */
  level: number;
  /** Rows of the level that are not shown. */
  left: number;
}

/** A row of the grid: an account, or a note below an expanded level. */
export type TeamLine = TeamRow | LevelNote;

export function isNote(line: TeamLine): line is LevelNote {
  return 'note' in line;
}

export function keyOfLine(line: TeamLine): string {
  return isNote(line) ? `${line.parent}/${line.note}` : line.account;
}
