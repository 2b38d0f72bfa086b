import type { BetTotals, GameType, ProfitRecord } from '#schemas/generated/platform.ts';
import { sum, ZERO } from '#schemas/money/minor-units.ts';

export const VIEWS = ['day', 'type', 'vendor'] as const;
export type View = (typeof VIEWS)[number];

/** One bar of the chart and its table row. */
export interface ResultRow extends BetTotals {
  key: string;
  name: string;
  /** Label for the chart's axis. */
  short: string;
  /** Filters of the betting record that list these bets. */
  filters: Record<string, string>;
}

interface Names {
  tag: string;
  type: (gameType: GameType) => string;
  other: string;
}

/**
 * Results by day, game type or vendor. Every day of the range has a row; types and vendors are sorted by stakes, the
 * largest first.
 */
export function resultRows(
  { days, groups, from, to }: ProfitRecord,
  view: View,
  { tag, type, other }: Names,
): ResultRow[] {
  if (view === 'day') {
    const long = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
    return days.map(({ day, ...sums }) => {
      const time = Date.parse(`${day}T00:00:00Z`);
      return { ...sums, key: day, name: long.format(time), short: short.format(time), filters: { from: day, to: day } };
    });
  }
  const rows = new Map<string, ResultRow>();
  for (const { gameType, vendor, vendorName, ...sums } of groups) {
    const [key, name, filter] =
      view === 'type'
        ? [gameType ?? '', gameType ? type(gameType) : other, { gameType: gameType ?? '' }]
        : [vendor, vendorName || other, { vendor }];
    const before = rows.get(key) ?? { key, name, short: name, filters: { from, to, ...filter }, ...NOTHING };
    rows.set(key, { ...before, ...added(before, sums) });
  }
  return [...rows.values()].toSorted((a, b) => b.stake - a.stake);
}

const NOTHING: BetTotals = { count: 0, stake: ZERO, paid: ZERO, profit: ZERO };

function added(a: BetTotals, b: BetTotals): BetTotals {
  return {
    count: a.count + b.count,
    stake: sum(a.stake, b.stake),
    paid: sum(a.paid, b.paid),
    profit: sum(a.profit, b.profit),
  };
}
