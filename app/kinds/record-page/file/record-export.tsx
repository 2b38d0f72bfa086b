import type { ExportWords } from '../record-words.ts';
import { ExportButton } from './export-button.tsx';
import { type RecordFileOptions, recordFile } from './record-file.ts';

interface RecordExportProps<Row> extends RecordFileOptions<Row> {
  /** Number of rows in the file. */
  total: number;
  /** True while the page still shows other days or filters. */
  isLate?: boolean;
  t: ExportWords;
}

/** Downloads the rows of the chosen days and filters. */
export function RecordExport<Row>({ total, isLate = false, t, ...file }: RecordExportProps<Row>) {
  return <ExportButton file={recordFile(file)} total={total} isLate={isLate} t={t} />;
}
