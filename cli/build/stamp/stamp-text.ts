import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { Workshop } from '../workshop.ts';
import type { StampedTypefaces } from './theme/stamp-typefaces.ts';
import type { StampedWords } from './words/stamp-words.ts';

export interface StampedText {
  /** One of each offered language, in their order. */
  readonly words: readonly StampedWords[];
  /** The faces of type that have the letters of these words. */
  readonly typefaces: StampedTypefaces;
  /** Letters outside ASCII of the language that a first visit sees. */
  readonly firstLetters: ReadonlySet<string>;
}

/** What a site says, and what it says it in. */
export async function stampText(brand: ResolvedBrand, shop: Workshop): Promise<StampedText> {
  const words = await Promise.all(brand.languages.offered.map((language) => shop.words(brand, language)));
  const letters = new Set(words.flatMap((language) => [...language.letters]));
  const first = words.find(({ code }) => code === brand.languages.default.code);
  const typefaces = await shop.typefaces(brand.theme.fonts, letters);
  return { words, typefaces, firstLetters: first?.letters ?? new Set() };
}
