import { useMemo } from 'react';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import type { GridTotals } from '#app/kit/grid/grid-props.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useClock, useTimeText } from '#app/shell/clock/use-clock.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { FigureValue, type Value } from '../totals/figure.tsx';

/** A column of the back office's grid: a value of the row, or `time`, a moment on the record's clock. */
export type OfficeColumn<Row, Id extends string = string> = Omit<GridColumn<Row, Id>, 'cell'> &
  (Value<Row> | { time: (row: Row) => number });

/** Texts for the cells that are no plain value, in the current language. */
export interface OfficeTexts {
  money: (amount: MinorUnits) => string;
  /** @param rate in hundredths of a per cent */
  rate: (rate: number) => string;
  /** The day of a moment. */
  day: (at: number) => string;
  /** A moment: its time alone if it is today's. */
  near: (at: number) => string;
}

/** What the answer says of its amounts and times; undefined while loading. */
type Answer = { currency?: string | undefined; timeZone?: string | undefined } | undefined;

/**
 * Converts a record's columns to those of the grid. New columns redraw all rows, so they stay the same until the language, the
 * currency or the zone changes.
 * @param columnsOf makes the columns; a new function makes new columns
 */
export function useOfficeColumns<Row, Id extends string, Words>(
  columnsOf: (t: Words, texts: OfficeTexts) => readonly OfficeColumn<Row, Id>[],
  t: Words,
  answer: Answer,
): GridColumn<Row, Id>[] {
  const { tag } = useCurrentLanguage();
  const { currency = 'EUR', timeZone } = answer ?? {};
  const [short, day] = [useClock('short', timeZone), useClock('day')];
  const [near, rate] = [useTimeText(), useRateText()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of times and rates change with the language and the zone.
  return useMemo(() => {
    const number = new Intl.NumberFormat(tag);
    const money = (amount: MinorUnits) => formatMoney(amount, currency, tag);
    return columnsOf(t, { money, rate, day, near }).map((column): GridColumn<Row, Id> => {
      if ('cell' in column) return column;
      if ('time' in column) return { ...column, cell: (row) => short(column.time(row)) };
      if ('count' in column) return { kind: 'number', ...column, cell: (row) => number.format(column.count(row)) };
      return {
        ...{ kind: 'number', ...column },
        cell: (row) => <FigureValue value={column} of={row} currency={currency} />,
      };
    });
  }, [columnsOf, t, tag, currency, timeZone]);
}

/** A total, below the column with its id. */
export type OfficeTotal<Sums, Id extends string = string> = { id: Id } & Value<Sums>;

interface TotalsOptions<Sums, Id extends string> {
  /** Text in the column of names. */
  name: string;
  cells: readonly OfficeTotal<Sums, Id>[];
  of: Sums;
  currency: string;
}

/** Converts sums to a line of totals of the grid. */
export function officeTotals<Sums, Id extends string>({ name, cells, of, currency }: TotalsOptions<Sums, Id>) {
  const shown = cells.map((cell) => [cell.id, <FigureValue key={cell.id} value={cell} of={of} currency={currency} />]);
  return { name, cells: Object.fromEntries(shown) } satisfies GridTotals<Id>;
}
