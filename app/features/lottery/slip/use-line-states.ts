import { useQueries } from '@tanstack/react-query';
import { type CurrentIssue, useIssueQuery } from '../draw/use-issue.ts';
import { useTableQuery } from '../draw/use-table.ts';
import type { SlipLine } from './slip-draft.ts';

/** Reason why a line cannot be placed. */
export type LineTrouble =
  /** Betting on the line's draw is closed; `issue` is the open draw. */
  | { kind: 'closed'; issue: string }
  | { kind: 'maintenance' }
  /** Current odds, in hundredths. */
  | { kind: 'odds'; odds: number };

/** Troubles of the lines by id. Loads the games of other pages too if the slip has lines of them. */
export function useLineTroubles(lines: readonly SlipLine[]): ReadonlyMap<number, LineTrouble> {
  const games = [...new Set(lines.map(({ gameCode }) => gameCode))];
  const issues = useQueries({ queries: games.map(useIssueQuery()) });
  const tables = useQueries({ queries: games.map(useTableQuery()) });
  const entries = lines.map((line) => {
    const index = games.indexOf(line.gameCode);
    const kind = tables[index]?.data?.kinds.find(({ code }) => code === line.kind);
    return [line.id, troubleOf(line, issues[index]?.data, kind?.tiers[0]?.odds)] as const;
  });
  return new Map(entries.flatMap(([id, trouble]) => (trouble ? [[id, trouble] as const] : [])));
}

/** @param odds current odds of the line; undefined while loading */
export function troubleOf(
  line: Pick<SlipLine, 'issue' | 'odds'>,
  current: Pick<CurrentIssue, 'state' | 'forBets'> | undefined,
  odds: number | undefined,
): LineTrouble | undefined {
  if (current?.state === 'maintenance') return { kind: 'maintenance' };
  if (current && current.forBets !== line.issue) return { kind: 'closed', issue: current.forBets };
  if (odds !== undefined && odds !== line.odds) return { kind: 'odds', odds };
  return undefined;
}
