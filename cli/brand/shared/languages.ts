import { join } from 'node:path';
import { checkLanguage } from '#schemas/generated/config/language.js';
import type { LanguageTable } from '#schemas/generated/language.ts';
import type { BrandInput } from '../resolved-brand.ts';
import { type Report, readSharedIfPresent } from './read-shared.ts';

export interface Languages {
  readonly table: LanguageTable;
  readonly inputs: readonly BrandInput[];
}

/** Reads languages.json of each locales folder. Entries of later folders replace earlier ones. */
export function readLanguages(locales: readonly string[], report: Report): Languages {
  const files = locales.flatMap((home) => {
    const file = readSharedIfPresent({ file: join(home, 'languages.json'), home }, checkLanguage, report);
    return file ? [file] : [];
  });
  const table: LanguageTable = Object.assign(Object.create(null), ...files.map(({ value }) => value));
  return { table, inputs: files.map(({ input }) => input) };
}
