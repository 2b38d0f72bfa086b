import { join } from 'node:path';
import { mergeDeep } from '#cli/json/merge-deep.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { checkLocale } from '#schemas/generated/config/locale.js';
import type { BrandInput } from '../resolved-brand.ts';
import { isLinkedAway, linkedAway } from '../source/home.ts';
import { type Report, readSharedIfPresent } from './read-shared.ts';
import { filledKeys, leafTexts } from './word-keys.ts';

/** The words of one namespace in one language, from all locales folders. */
export interface LocaleWords {
  /** Dotted keys of all texts that are not blank. */
  readonly keys: ReadonlySet<string>;
  /** All texts with their dotted keys. */
  texts(): [key: string, text: string][];
  /** Source files in increasing priority. */
  readonly inputs: readonly BrandInput[];
}

export interface LocaleRequest {
  readonly code: string;
  readonly namespace: string;
  readonly locales: readonly string[];
}

export function readLocaleWords({ code, namespace, locales }: LocaleRequest, report: Report): LocaleWords {
  const files = locales.flatMap((home) => {
    const folder = join(home, code);
    if (isLinkedAway(folder, home)) report([problemInFile(folder, linkedAway('folder'))]);
    const file = readSharedIfPresent({ file: join(folder, `${namespace}.json`), home }, checkLocale, report);
    return file ? [file] : [];
  });
  // Merging copies every text, so the words of one file are taken as they are.
  const [lowest = {}, ...higher] = files.map(({ value }): unknown => value);
  const words = higher.reduce((merged, value) => mergeDeep(merged, value), lowest);
  return { keys: new Set(filledKeys(words)), texts: () => leafTexts(words), inputs: files.map(({ input }) => input) };
}
