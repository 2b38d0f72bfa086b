import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { areMany } from './pages/many-languages.ts';
import type { StampContext } from './stamp-context.ts';
import type { StampedTypefaces } from './theme/stamp-typefaces.ts';
import type { StampedWords } from './words/stamp-words.ts';

export type SiteTypefaces = StampedTypefaces & { readonly pages: Pick<StampedTypefaces, 'faces' | 'scripts'> };

export interface StampedText {
  /** Words of each offered language, in their order. */
  readonly words: readonly StampedWords[];
  /** The font faces with these words' letters, and those of them that pages have: of many languages, what the default one needs. */
  readonly typefaces: SiteTypefaces;
}

/** Makes a site's words and selects the font faces for them. */
export async function stampText(brand: ResolvedBrand, context: StampContext): Promise<StampedText> {
  const words = await Promise.all(brand.languages.offered.map((language) => context.words(brand, language)));
  const { offered, default: first } = brand.languages;
  const lettersOf = (some: readonly StampedWords[]) => new Set(some.flatMap(({ letters }) => [...letters]));
  const inPages = areMany(offered) ? words.filter(({ code }) => code === first.code) : words;
  const [typefaces, pages] = await Promise.all(
    [words, inPages].map((some) => context.typefaces(brand.theme.fonts, lettersOf(some))),
  );
  if (!typefaces || !pages) throw new Error(`${brand.id} has no typefaces.`);
  return { words, typefaces: { ...typefaces, pages } };
}
