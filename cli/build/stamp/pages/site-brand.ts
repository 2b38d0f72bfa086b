import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { StampedArtwork } from '../artwork/stamp-artwork.ts';
import type { StampedWords } from '../words/stamp-words.ts';

/** Completes a site's brand data with facts that are only known during a build. */
export function siteBrand(
  { site }: ResolvedBrand,
  build: string,
  words: readonly StampedWords[],
  { mark, hero, seal, icons }: StampedArtwork,
): SiteBrand {
  const folders = new Map(words.map(({ code, folder }) => [code, folder]));
  const offered = site.languages.offered.map((language) => ({ ...language, words: folders.get(language.code) ?? '' }));
  return { ...site, build, languages: { ...site.languages, offered }, artwork: { mark, hero, seal, icons } };
}
