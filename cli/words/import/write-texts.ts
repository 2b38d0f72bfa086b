import { existsSync, readFileSync } from 'node:fs';
import { parseJsonc } from '#cli/brand/source/parse-jsonc.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { readWordFile } from '../hand-over/sources.ts';
import type { SourceText } from '../hand-over/texts-of.ts';
import { keyOf, textsByKey } from '../word-texts.ts';
import { editWords, newWords, type TextPath, type WrittenText } from './edit-words.ts';
import type { TextChange } from './examine-returned.ts';

interface ChangedFile {
  readonly texts: WrittenText[];
  readonly template: unknown;
}

/**
 * Writes the texts that differ from what is there into their files of words.
 * @param known every text, in the order of English @returns absolute paths of the files that were written
 * @throws if a file would lose a text, before it is written
 */
export function writeTexts(changes: readonly TextChange[], known: readonly SourceText[]): string[] {
  const files = new Map<string, ChangedFile>();
  for (const { before, returned } of changes) {
    if (returned.text === before.text) continue;
    const { file, template } = before.source;
    const changed = files.get(file) ?? { texts: [], template };
    changed.texts.push({ path: pathIn(before), text: returned.text });
    files.set(file, changed);
  }
  for (const [file, { texts, template }] of files) {
    const order = known.filter(({ source }) => source.file === file).map(pathIn);
    const after = existsSync(file)
      ? editWords(readFileSync(file, 'utf8'), texts, order)
      : newWords(texts, order, template);
    assertKept(file, texts, after);
    writeAtomically(file, after);
  }
  return [...files.keys()];
}

function pathIn({ source, key }: SourceText): TextPath {
  return [...source.group, ...source.pathOf(key)];
}

function assertKept(file: string, texts: readonly WrittenText[], after: string): void {
  const written = new Set(textsByKey(parseJsonc(after.replace(/^\uFEFF/, '')).value).keys());
  const before = [...textsByKey(readWordFile(file)).keys(), ...texts.map(({ path }) => keyOf(path))];
  const lost = before.find((key) => !written.has(key));
  if (lost !== undefined) throw new Error(`${file} would lose the text ${lost}.`);
}
