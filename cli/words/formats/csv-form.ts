import { CsvError, parse } from 'csv-parse/sync';
import { BYTE_ORDER_MARK } from '#schemas/csv/csv-lines.ts';
import { type HandOverForm, type ReturnedText, termsLine } from '../hand-over/hand-over.ts';

const COLUMNS = [
  'id',
  'language',
  'row',
  'english',
  'text',
  'state',
  'place',
  'form',
  'terms',
  'max',
  'picture',
] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** A spreadsheet takes a text that starts with one of these for a formula, so it gets an apostrophe in front. */
const FORMULA = /^'*[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^'*[\t\r\n]/u;
const GUARDED = /^'(?='*[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212])|^'(?='*[\t\r\n])/u;

/** CSV for spreadsheets: a row for each text. What a translator changes is the column `text`, and `state` once it is done. */
export const csvForm: HandOverForm = {
  ending: '.csv',
  write: ({ language, texts }) => {
    const rows = texts.map(
      ({ id, english, text, state, context }, index): Row => ({
        id,
        language,
        row: `${index + 1} of ${texts.length}`,
        english,
        text,
        state,
        place: context.place,
        form: context.form ?? '',
        terms: termsLine(context.terms),
        max: context.max === null ? '' : String(context.max),
        picture: context.picture ?? '',
      }),
    );
    const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))].map((cells) => {
      return `${cells.map(quoted).join(',')}\r\n`;
    });
    return BYTE_ORDER_MARK + lines.join('');
  },
  read: (text) => {
    const rows = rowsOf(text);
    if (!Array.isArray(rows)) return rows;
    const [first] = rows;
    const isHandOver = first !== undefined && COLUMNS.slice(0, 6).every((column) => column in first.record);
    if (!isHandOver) return { line: 1, says: `needs a row with the names of its columns: ${COLUMNS.join(', ')}` };
    const texts = rows.map(
      ({ record, line }): ReturnedText => ({
        id: unguarded(record.id),
        english: unguarded(record.english),
        text: unguarded(record.text),
        isDone: record.state.trim() === 'done',
        line,
      }),
    );
    const count = Number(/ of (\d+)$/.exec(first.record.row)?.[1] ?? texts.length);
    return { language: first.record.language, count, texts };
  },
};

interface PlacedRow {
  readonly record: Row;
  readonly line: number;
}

function rowsOf(text: string) {
  // Spreadsheets write semicolons or tabs where the comma is the decimal sign.
  const delimiter = /^\uFEFF?"?id"?([,;\t])/.exec(text)?.[1] ?? ',';
  try {
    const found: { record: Row; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
    });
    // The parser counts the line that a row ends in.
    return found.map(
      ({ record, info }, at): PlacedRow => ({ record, line: (found[at - 1]?.info.lines ?? 1) + 1, ...(info && {}) }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error['lines'] ?? 1), says: `cannot be read as CSV: ${error.message}` };
  }
}

function quoted(cell: string): string {
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function unguarded(cell: string): string {
  return cell.replace(GUARDED, '');
}
