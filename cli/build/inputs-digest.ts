import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import { digestOfParts } from './digest.ts';

/**
 * Digest of all inputs of a brand's site. Does not depend on paths, so that it is the same on every machine. @param
 * sources digest of the site's sources and of the tools
 */
export function inputsDigest(
  { site, theme, words, features, domains, inputs, languages, environment }: ResolvedBrand,
  sources: string,
): string {
  const { file: _place, ...look } = theme;
  const fallbacks = languages.offered.flatMap(({ code, fallback }) => (fallback ? [[code, fallback]] : []));
  const facts = { site, look, words, domains, features: features.map(({ name }) => name), fallbacks, environment };
  return digestOfParts([sources, JSON.stringify(facts), ...inputs.map(({ digest }) => digest).sort()]);
}
