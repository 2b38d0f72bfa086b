import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { termFinder } from '#cli/words/checks/terms.ts';
import { productSources, type WordSource } from '#cli/words/sources/word-source.ts';
import { readTerms, readTranslation } from '#cli/words/translation/translation.ts';
import type { LanguageTable } from '#schemas/generated/language.ts';
import { checkLanguage, type PlacedFault, readReference } from './check-language.ts';
import { countState, keptFaults, stateFaults } from './check-state.ts';
import { presentEnglish } from './english-digests.ts';
import type { ReportedLanguage } from './report-table.ts';
import { readKeptEnglish, readState } from './state-files.ts';

export interface CheckedLanguages {
  readonly languages: readonly ReportedLanguage[];
  /** Files that no language of the table has, and states that are not true. */
  readonly others: readonly string[];
}

/** Checks the words of all languages that have any. @param only codes; all if empty */
export function checkLanguages(root: string, only: readonly string[]): CheckedLanguages {
  const table: LanguageTable = JSON.parse(readFileSync(path.join(root, 'locales/languages.json'), 'utf8'));
  const sources = productSources(root);
  const reference = readReference(sources);
  const present = presentEnglish(reference);
  const find = termFinder(readTerms(root));
  const chosen = foldersIn(path.join(root, 'locales')).filter((code) => only.length === 0 || only.includes(code));
  const languages = chosen.flatMap((code): ReportedLanguage[] => {
    const entry = table[code];
    if (!entry) return [];
    const checked = checkLanguage({ code, tag: entry.tag }, reference, readTranslation(root, code), find);
    return [{ code, english: entry.english, ...checked, ...countState(readState(root, code), checked.sizes) }];
  });
  const others = chosen.flatMap((code) => [
    ...strangersOf(root, code, table, sources),
    ...stateFaults(code, readState(root, code), present),
  ]);
  return { languages, others: [...keptFaults(readKeptEnglish(root), present), ...others] };
}

/** A fault as a line, with its file relative to the folder that was checked. */
export function faultLine(root: string, { file, key, says }: PlacedFault): string {
  return `${path.relative(root, file)} › ${key} ${says}`;
}

function strangersOf(root: string, code: string, table: LanguageTable, sources: readonly WordSource[]): string[] {
  const entry = table[code];
  if (!entry) return [`locales/${code}: this language is not in locales/languages.json`];
  const expectedFiles = new Set(sources.map((source) => source.fileOf({ code, tag: entry.tag })));
  const folder = path.join(root, 'locales', code);
  return readdirSync(folder)
    .filter((file) => !expectedFiles.has(path.join(folder, file)))
    .map((file) => `locales/${code}/${file} is not in the reference language`);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
