import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import { ExportButton } from './file/export-button.tsx';
import type { HistoryWords } from './record-words.ts';

/** A page of rows and the days that it covers. */
export interface HistoryPage<Row> {
  timeZone: string;
  today: string;
  /** Both absent for all days. */
  from?: string;
  to?: string;
  totals: { count: number };
  content: readonly Row[];
  totalPages: number;
}

interface HistoryExportProps<Row> {
  data: HistoryPage<Row>;
  load: (signal: AbortSignal) => AsyncIterable<Row[]>;
  head: readonly CsvCell[];
  line: (row: Row) => readonly CsvCell[];
  isLate: boolean;
  t: HistoryWords;
}

/** Saves the rows of the chosen days and state. */
export function HistoryExport<Row>({ data, load, head, line, isLate, t }: HistoryExportProps<Row>) {
  const { today, from, to, totals } = data;
  async function* parts(signal: AbortSignal) {
    for await (const rows of load(signal)) yield rows.map(line);
  }
  const days = from && to ? `${from} ${to}` : today;
  const file = { name: `${t('history.all')} ${days}`, head, parts };
  return <ExportButton file={file} total={totals.count} isLate={isLate} t={t} />;
}
