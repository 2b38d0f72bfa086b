import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasShape, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { codeFolder } from './code-folder.ts';

/** The files of a language that were found whole when brandgen was compiled. */
export interface WholeFiles {
  /** BCP 47 tag, whose plural forms the files have. */
  readonly tag: string;
  /** SHA-256 of each file in hexadecimal, by namespace. */
  readonly digests: Readonly<Record<string, string>>;
}

/** By language code. */
export type WholeWords = Readonly<Record<string, WholeFiles>>;

const isWholeWords = isRecordOf(hasShape<WholeFiles>({ tag: isText, digests: isRecordOf(isText) }));

/** Where the compilation keeps what it found. */
export function wholeWordsFile(): string {
  return join(codeFolder(), 'whole-words.json');
}

/** What the compilation found; nothing when brandgen runs from its sources. */
export function readWholeFiles(): WholeWords {
  const file = wholeWordsFile();
  return existsSync(file) ? parseJson(readFileSync(file, 'utf8'), isWholeWords, file) : {};
}
