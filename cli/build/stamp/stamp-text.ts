import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { StampContext } from './stamp-context.ts';
import type { StampedTypefaces } from './theme/stamp-typefaces.ts';
import type { StampedWords } from './words/stamp-words.ts';

export interface StampedText {
  /** Words of each offered language, in their order. */
  readonly words: readonly StampedWords[];
  /** The font faces with these words' letters. */
  readonly typefaces: StampedTypefaces;
}

/** Makes a site's words and selects the font faces for them. */
export async function stampText(brand: ResolvedBrand, context: StampContext): Promise<StampedText> {
  const words = await Promise.all(brand.languages.offered.map((language) => context.words(brand, language)));
  const letters = new Set(words.flatMap((language) => [...language.letters]));
  const typefaces = await context.typefaces(brand.theme.fonts, letters);
  return { words, typefaces };
}
