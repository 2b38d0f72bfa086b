import type { TeamRow } from '#schemas/generated/platform.ts';

/** Line after the rows of an expanded level: shows more, reports an error or says that there are no rows. */
export interface LevelNote {
  note: 'more' | 'empty' | 'failed';
  /** Account of the level. */
  parent: string;
  /** Level of its rows. */
  level: number;
  /** Rows of the level that are not shown. */
  left: number;
}

/** A line of the grid: an account, or a note below an expanded level. */
export type TeamLine = TeamRow | LevelNote;

export function isNote(line: TeamLine): line is LevelNote {
  return 'note' in line;
}

export function keyOfLine(line: TeamLine): string {
  return isNote(line) ? `${line.parent}/${line.note}` : line.account;
}
