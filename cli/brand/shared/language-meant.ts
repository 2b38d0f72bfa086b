import type { LanguageTable } from '#schemas/generated/language.ts';

export interface MeantLanguage {
  readonly code: string;
  readonly english: string;
}

/** The language that a text means by tag, name or a differently written code; undefined for any other text. */
export function languageMeant(text: string, table: LanguageTable): MeantLanguage | undefined {
  const wanted = text.trim().replaceAll('_', '-').toLowerCase();
  const entries = Object.entries(table);
  const named = (names: (code: string, tag: string, own: string, english: string) => readonly string[]) =>
    entries.find(([code, { tag, name, english }]) =>
      names(code, tag, name, english).some((one) => one.toLowerCase() === wanted),
    );
  const found =
    named((_code, tag, own, english) => [tag, own, english]) ??
    named((code) => [code]) ??
    entries.find(([, { tag }]) => wanted !== '' && tag.split('-')[0] === wanted.split('-')[0]);
  return found && { code: found[0], english: found[1].english };
}
