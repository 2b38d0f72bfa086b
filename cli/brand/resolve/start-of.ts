import type { ResolvedFeature } from '../resolved-brand.ts';

/** Path of the page that a visit to a site's bare address starts on. @throws if no feature declares one */
export function startOf(features: readonly Pick<ResolvedFeature, 'pages'>[]): string {
  const pages = features.flatMap((feature) => Object.values(feature.pages ?? {}));
  const path = pages.find(({ start }) => start)?.path;
  if (path === undefined) throw new Error('No feature of the site has a page to start on.');
  return path;
}
