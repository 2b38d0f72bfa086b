import { isoClock } from '#app/clock/iso-clock.ts';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { ExportedFile } from './use-export.ts';

/** A column of a file, by its heading. Times are written on the merchant's clock, and their heading names its zone. */
export type FileColumn<Row> = { name: string } & (
  | { cell: (row: Row) => CsvCell }
  | { time: (row: Row) => number }
  | { money: (row: Row) => MinorUnits }
  | { currency: true }
);

/** The days that an answer covers. */
export interface DaysShown {
  timeZone: string;
  today: string;
  /** Both absent for all days. */
  from?: string;
  to?: string;
}

export interface RecordFileOptions<Row> {
  /** Begins the name of the file, which ends with the days. */
  title: string;
  columns: readonly FileColumn<Row>[];
  days: DaysShown;
  /** The currency of a row's amounts, where the file has any. */
  currencyOf?: (row: Row) => string;
  load: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
}

/** Rows for a spreadsheet, from their columns. */
export function recordFile<Row>({ title, columns, days, load, ...file }: RecordFileOptions<Row>): ExportedFile {
  const { currencyOf = () => '' } = file;
  const { timeZone, today, from, to } = days;
  const clock = isoClock(timeZone);
  const cellOf = (column: FileColumn<Row>, row: Row): CsvCell => {
    if ('time' in column) return clock(column.time(row));
    if ('currency' in column) return currencyOf(row);
    return 'money' in column ? { amount: column.money(row), currency: currencyOf(row) } : column.cell(row);
  };
  async function* parts(signal: AbortSignal) {
    for await (const rows of load(signal)) yield rows.map((row) => columns.map((column) => cellOf(column, row)));
  }
  return {
    name: `${title} ${from && to ? `${from} ${to}` : today}`,
    head: columns.map((column) => ('time' in column ? `${column.name} (${timeZone})` : column.name)),
    parts,
  };
}
