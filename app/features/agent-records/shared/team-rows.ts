import type { Parts } from './use-parts.ts';

/** What the records of a level come to. */
export type LevelSums<Sums> = Sums & { level: number };

/** The first part of a team's records, which says what all of them come to. */
export interface TeamPage<Sums> {
  currency: string;
  from: string;
  to: string;
  today: string;
  timeZone: string;
  asOf: number;
  totals: Sums;
  levels: readonly LevelSums<Sums>[];
}

/** A team's records, of which only the parts in sight are loaded. */
export interface TeamRows<Row, Page> extends Parts<Row> {
  page: Page | undefined;
  error: Error | null;
  retry: () => void;
  isPartMissing: boolean;
  onRange: (from: number, to: number) => void;
}
