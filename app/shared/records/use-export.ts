import { useEffect, useRef, useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { saveFile } from '../files/save-file.ts';
import { BYTE_ORDER_MARK, type CsvCell, csvLines } from './csv.ts';

export type CsvRow = readonly CsvCell[];

/** A file of all rows of a range. */
export interface ExportedFile {
  /** Without its ending. */
  name: string;
  /** Names of the columns. */
  head: CsvRow;
  /** Loads the rows part by part, until the signal. */
  parts: (signal: AbortSignal) => AsyncIterable<readonly CsvRow[]> | Iterable<readonly CsvRow[]>;
}

/** Saves files for spreadsheets, one at a time. Leaving the page cancels it. @param failed the message when it does not work */
export function useExport(failed: string) {
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const save = async ({ name, head, parts }: ExportedFile) => {
    const control = new AbortController();
    running.current = control;
    setDone(0);
    try {
      const file = await fileOf(head, parts(control.signal), { tag, signal: control.signal, onRows: setDone });
      saveFile(`${name}.csv`, file);
    } catch {
      if (!control.signal.aborted) toasts.show({ tone: 'danger', text: failed });
    } finally {
      setDone(null);
    }
  };
  return {
    /** Rows in the file so far; null while no file is being prepared. */
    done,
    save,
    cancel,
  };
}

interface Writing {
  tag: string;
  signal: AbortSignal;
  onRows: (count: number) => void;
}

async function fileOf(head: CsvRow, parts: ReturnType<ExportedFile['parts']>, { tag, signal, onRows }: Writing) {
  // A blob a part: to encode the whole text at the end would block the page.
  const written = [new Blob([BYTE_ORDER_MARK, csvLines([head], tag)])];
  let count = 0;
  for await (const rows of parts) {
    signal.throwIfAborted();
    written.push(new Blob([csvLines(rows, tag)]));
    count += rows.length;
    onRows(count);
  }
  return new Blob(written, { type: 'text/csv;charset=utf-8' });
}
