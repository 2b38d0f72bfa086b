import type { LanguageTable } from '#schemas/generated/language.ts';

export interface MeantLanguage {
  readonly code: string;
  readonly english: string;
}

/** The language that a text means by tag, name or a differently written code; undefined for any other text. */
export function languageMeant(text: string, table: LanguageTable): MeantLanguage | undefined {
  const spelling = text.trim().replaceAll('_', '-').toLowerCase();
  const entries = Object.entries(table);
  const named = (names: (code: string, tag: string, own: string, english: string) => readonly string[]) =>
    entries.find(([code, { tag, name, english }]) =>
      names(code, tag, name, english).some((spelt) => spelt.toLowerCase() === spelling),
    );
  const language =
    named((_code, tag, own, english) => [tag, own, english]) ??
    named((code) => [code]) ??
    entries.find(([, { tag }]) => spelling !== '' && tag.split('-')[0] === spelling.split('-')[0]);
  return language && { code: language[0], english: language[1].english };
}
