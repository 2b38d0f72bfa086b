import { hash } from 'node:crypto';
import { join } from 'node:path';
import { mergeDeep } from '#cli/json/merge-deep.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { checkLocale } from '#schemas/generated/config/locale.js';
import type { BrandInput } from '../resolved-brand.ts';
import { isLinkedAway, linkedAway } from '../source/home.ts';
import { parseJsonc } from '../source/parse-jsonc.ts';
import { readPackageBytes } from '../source/read-bytes.ts';
import { oncePerKey } from './once.ts';
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
  /** Whether they are known to lack no text that the package's English words have. */
  readonly isWhole: boolean;
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
  return {
    keys: new Set(filledKeys(words)),
    texts: () => leafTexts(words),
    inputs: files.map(({ input }) => input),
    isWhole: false,
  };
}

/** Takes the words of a file as they are if it has the digest of one that was found whole. */
export function readWholeWords(file: string, digest: string | undefined): LocaleWords | undefined {
  const bytes = digest === undefined ? undefined : readPackageBytes(file);
  if (digest === undefined || bytes === undefined || hash('sha256', bytes, 'hex') !== digest) return undefined;
  const words = oncePerKey(() => parseJsonc(bytes.toString('utf8')).value);
  const keys = oncePerKey(() => new Set(filledKeys(words(''))));
  return {
    // Most are never asked for.
    get keys() {
      return keys('');
    },
    texts: () => leafTexts(words('')),
    inputs: [{ file, digest }],
    isWhole: true,
  };
}
