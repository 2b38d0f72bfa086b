import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#app/kit/files/save-file.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { BYTE_ORDER_MARK, type CsvCell, csvLines } from '#schemas/csv/csv-lines.ts';

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

/** How a file is loaded that the platform writes. */
export interface FileOptions {
  signal: AbortSignal;
  /** Hears how many lines have arrived. */
  onLines: (count: number) => void;
}

/** A file that the platform writes. */
export interface SentFile {
  /** Without its ending. */
  name: string;
  load: (options: FileOptions) => Promise<Blob>;
}

/** Saves files for spreadsheets, one at a time. Leaving the page cancels it. @param failed the message when it does not work */
export function useExport(failed: string) {
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const save = async (file: ExportedFile | SentFile) => {
    const control = new AbortController();
    running.current = control;
    setDone(0);
    try {
      saveFile(`${file.name}.csv`, await blobOf(file, { tag, signal: control.signal, onRows: setDone }));
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

function blobOf(file: ExportedFile | SentFile, writing: Writing): Promise<Blob> {
  if ('parts' in file) return fileOf(file.head, file.parts(writing.signal), writing);
  const { signal, onRows } = writing;
  // The first line is the head.
  return file.load({ signal, onLines: (count) => onRows(Math.max(0, count - 1)) });
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
