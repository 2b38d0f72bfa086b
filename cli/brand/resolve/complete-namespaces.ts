import type { FeatureManifest } from '#schemas/generated/feature.ts';

/**
 * The features whose words all belong into a language's first file: those that pages show right behind their first
 * paint, unless a page of their own is prerendered, which loads their words anyway. Those of the start page belong there
 * too, as most visits begin with it.
 */
export function completeNamespaces(features: readonly Pick<FeatureManifest, 'name' | 'chunks' | 'pages'>[]): string[] {
  const isEarly = ({ chunks = [] }: Pick<FeatureManifest, 'chunks'>) => chunks.some(({ group }) => group === 'early');
  const isPrerendered = ({ pages = {} }: Pick<FeatureManifest, 'pages'>) =>
    Object.values(pages).some(({ prerender, start }) => prerender !== undefined && !start);
  return features.flatMap((feature) => (isEarly(feature) && !isPrerendered(feature) ? [feature.name] : []));
}
