import type { Parts } from './use-parts.ts';

/** Sums of a level's records. */
export type LevelSums<Sums> = Sums & { level: number };

/** First page of a team's records, with the sums of all of them. */
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

/** A team's records. Only the visible pages are loaded. */
export interface TeamRows<Row, Page> extends Parts<Row> {
  page: Page | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
  isPartMissing: boolean;
  onRange: (from: number, to: number) => void;
}
