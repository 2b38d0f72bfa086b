import type { CompiledApp } from '#cli/build/compile/compiled-app.ts';
import { type BuiltBrand, compiledAppOf } from './built-brands.ts';
import { uniqueTexts } from './words.ts';

/** The marks of a feature that a site does not have. */
export const ABSENT = { declaration: false, chunks: false, classes: false, words: false };

/** Whether a name is declared. Comparisons, icons and fields do not count: the shell compares with `agent` itself. */
function declares(text: string, name: string): boolean {
  return new RegExp(`(?:name:|(?<![=!]|\\bid)=)["'\`]${name}["'\`](?!,size:|,value:|\\}\\))`).test(text);
}

/** Whether a text occurs as a word of its own, not at the end of a name such as the platform's `getListAnnouncements`. */
function says(text: string, words: string): boolean {
  let at = text.indexOf(words);
  while (at > 0 && /\p{L}/u.test(text.charAt(at - 1))) at = text.indexOf(words, at + 1);
  return at !== -1;
}

/** Texts in the brand's languages that only this feature has. */
export function uniqueWords(feature: string, { manifest }: Pick<BuiltBrand, 'manifest'>): string[] {
  const others = ['shell', ...manifest.features.filter((name) => name !== feature)];
  return manifest.languages.flatMap((code) => uniqueTexts(code, feature, others));
}

/** Chunks of the compiled app that belong to a feature. */
export function chunksOf(feature: string, { chunks }: CompiledApp): string[] {
  return Object.keys(chunks).filter((file) => chunks[file]?.features.includes(feature));
}

/** The marks that a feature leaves in a site, each with whether it was found. */
export function marksOf(feature: string, brand: Pick<BuiltBrand, 'manifest' | 'text'>): Record<string, boolean> {
  const { text } = brand;
  const chunks = chunksOf(feature, compiledAppOf(brand));
  return {
    declaration: declares(text, feature),
    chunks: chunks.some((file) => text.includes(file) || text.includes(file.replace('assets/', './'))),
    // A class name ends in a number; names such as the platform's `registration_closed` have no digit.
    classes: new RegExp(`[."' ]${feature}_(?=[a-z]*\\d)[0-9a-z]{5,}`).test(text),
    words: uniqueWords(feature, brand).some((word) => says(text, word)),
  };
}
