import { BYTE_ORDER_MARK, type CsvCell, csvLines } from '#schemas/csv/csv-lines.ts';
import type { Platform } from '../platform.ts';
import { writtenBy } from '../written-by.ts';
import type { Call, OperationId } from './call.ts';
import { FileAnswer } from './file-answer.ts';

/** A requested column. */
interface Column<Field extends string> {
  field: Field;
  heading: string;
  /** Words of the file for the field's values. */
  words?: Readonly<Record<string, string>>;
}

/** Reads the cell of each column from a row. */
export type CellsOf<Field extends string, Row> = Readonly<Record<Field, (row: Row) => CsvCell>>;

/** Units of a file's cells. */
export interface FileUnits {
  /** ISO 4217 code. */
  currency: string;
  /** Writes a moment on the clock of the merchant's zone. */
  clock: (time: number) => string;
}

export interface CsvFile<Field extends string, Row> {
  name: string;
  columns: readonly Column<Field>[];
  cells: CellsOf<Field, Row>;
  /** Rows page by page. */
  pages: AsyncIterable<readonly Row[]>;
}

/** Streams rows as CSV in the language of the call, with the columns and the words that it wants. */
export async function csvAnswer<Field extends string, Row>(
  { platform, language }: Pick<Call<OperationId>, 'language'> & { platform: Pick<Platform, 'brand'> },
  { name, columns, cells, pages }: CsvFile<Field, Row>,
): Promise<FileAnswer> {
  const tag = writtenBy(platform.brand, language);
  const rows = pages[Symbol.asyncIterator]();
  // Load the first page before streaming, so that a failing call is refused like others.
  let page = await rows.next();
  const line = (row: Row) => columns.map(({ field, words }) => worded(cells[field](row), words));
  async function* parts() {
    try {
      yield BYTE_ORDER_MARK + csvLines([columns.map(({ heading }) => heading)], tag);
      for (; !page.done; page = await rows.next()) yield csvLines(page.value.map(line), tag);
    } finally {
      await rows.return?.();
    }
  }
  return new FileAnswer('text/csv', `${name}.csv`, parts());
}

function worded(cell: CsvCell, words: Column<string>['words']): CsvCell {
  return typeof cell === 'string' && words && Object.hasOwn(words, cell) ? (words[cell] ?? cell) : cell;
}
