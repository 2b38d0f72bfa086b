import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#app/kit/files/save-file.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { BYTE_ORDER_MARK, type CsvCell, csvLines } from '#schemas/csv/csv-lines.ts';

export type CsvRow = readonly CsvCell[];

/** A file with all rows of a range. */
export interface ExportedFile {
  /** Without the file extension. */
  name: string;
  head: CsvRow;
  /** Loads the rows in parts until the signal aborts. */
  parts: (signal: AbortSignal) => AsyncIterable<readonly CsvRow[]> | Iterable<readonly CsvRow[]>;
}

/** Options to load a file that the platform writes. */
export interface FileOptions {
  signal: AbortSignal;
  /** Called with the number of lines received so far. */
  onLines: (count: number) => void;
}

export interface SentFile {
  /** Without the file extension. */
  name: string;
  load: (options: FileOptions) => Promise<Blob>;
}

/** Downloads spreadsheet files, one at a time. Leaving the page cancels. @param failed error message */
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
    /** Number of rows so far; null if no file is being prepared. */
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
  // Encode each part separately: encoding the whole text at the end would block the page.
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
