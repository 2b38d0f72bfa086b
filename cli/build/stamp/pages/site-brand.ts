import type { ResolvedBrand, ResolvedTheme } from '#cli/brand/resolved-brand.ts';
import { toLch } from '#cli/brand/theme/oklch.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import { writeOffered } from '#schemas/languages/offered-list.ts';
import type { StampedArtwork } from '../artwork/stamp-artwork.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { languagesInPage } from './many-languages.ts';
import { inlineJson } from './page-values.ts';

/** What a build makes for the languages of a site. */
export interface StampedLanguages {
  readonly words: readonly StampedWords[];
  /** Paths of what pages leave out of many languages: names and texts, and faces. */
  readonly more: string | undefined;
  readonly faces: string | undefined;
}

/** Completes a site's brand data with facts that are only known during a build. */
export function siteBrand(
  { site, theme }: ResolvedBrand,
  build: string,
  { words, more, faces }: StampedLanguages,
  artwork: StampedArtwork,
): SiteBrand {
  const { languages } = site;
  const folders = new Map(words.map(({ code, folder }) => [code, folder]));
  const named = new Set(languagesInPage(languages.offered, languages.default).map(({ code }) => code));
  const offered = languages.offered.map(({ name, ...language }) => ({
    ...language,
    ...(named.has(language.code) && name !== undefined && { name }),
    words: folders.get(language.code) ?? '',
  }));
  return {
    ...site,
    build,
    languages: {
      ...languages,
      ...(more !== undefined && { more }),
      ...(faces !== undefined && { faces }),
      offered,
    },
    artwork: siteArtwork(artwork, theme),
  };
}

/** A brand that draws nothing for dark grounds gets no key for it, so its pages stay as small as they were. */
function siteArtwork(
  { files: _, markDark, wordmark, ...rest }: StampedArtwork,
  theme: ResolvedTheme,
): SiteBrand['artwork'] {
  const hasDark = markDark !== null || wordmark?.dark;
  return {
    ...rest,
    ...(markDark !== null && { markDark }),
    ...(wordmark && {
      wordmark: { file: wordmark.file, ...(wordmark.dark !== null && { dark: wordmark.dark }), ratio: wordmark.ratio },
    }),
    ...(hasDark && { darkBars: darkBars(theme) }),
  };
}

/** A header is dark where its text is lighter than it is. */
function darkBars({ tokens }: ResolvedTheme): ('light' | 'dark')[] {
  const lightness = (hex: string) => toLch(hex).lightness;
  return (['light', 'dark'] as const).filter((scheme) => {
    const { chrome, onChrome } = tokens[scheme];
    return lightness(onChrome) > lightness(chrome);
  });
}

/** The brand data of a page as JSON that cannot close the surrounding script element. */
export function pageJson(site: SiteBrand): string {
  const languages = { ...site.languages, offered: writeOffered(site.languages.offered) };
  return inlineJson({ ...site, languages });
}
