import { isoClock } from '#app/clock/iso-clock.ts';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { ExportedFile } from './use-export.ts';

/** A named column of a file. Times use the merchant's clock, and their heading contains its zone. */
export type FileColumn<Row> = { name: string } & (
  | { cell: (row: Row) => CsvCell }
  | { time: (row: Row) => number }
  | { money: (row: Row) => MinorUnits }
  | { currency: true }
);

/** Days that an answer covers. */
export interface DaysShown {
  timeZone: string;
  today: string;
  /** Both undefined for all days. */
  from?: string;
  to?: string;
}

export interface RecordFileOptions<Row> {
  /** Start of the file's name, which ends with the days. */
  title: string;
  columns: readonly FileColumn<Row>[];
  days: DaysShown;
  /** Currency of a row's amounts, if the file has amounts. */
  currencyOf?: (row: Row) => string;
  load: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
}

/** Builds a spreadsheet file from rows and columns. */
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
