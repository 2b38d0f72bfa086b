import type { FeatureManifest } from '#schemas/generated/feature.ts';
import { brandOptions } from './brand-options.ts';
import { factsFor } from './conditions.ts';

type Conditional = Pick<FeatureManifest, 'name' | 'when' | 'option' | 'needs' | 'sites'>;

type Settings = Readonly<Record<string, readonly string[]>>;

/**
 * Checks that conditions of features only name existing flags, options and settings. @param settings names that a brand
 * can set, by kind of condition, such as the white-label flags for `flag` @throws if a condition names an unknown flag,
 * option or feature, if no feature uses a declared option, or if a feature needs one of another site
 */
export function assertConditionsKnown(features: readonly Conditional[], settings: Settings): void {
  const options = features.flatMap(({ option }) => option?.name ?? []);
  const conditions = new Set([
    ...Object.entries(settings).flatMap(([kind, list]) => list.map((name) => `${kind}:${name}`)),
    ...[...options, ...Object.keys(brandOptions)].map((name) => `option:${name}`),
  ]);
  const names = features.map(({ name }) => name);
  for (const { name, when, needs } of features) {
    const unknown = when.flatMap(factsFor).find((fact) => !conditions.has(fact));
    if (unknown) {
      throw new Error(
        `app/features/${name}/feature.json asks for ${unknown}, which no brand can set. ` +
          'Declare it as the "option" of a feature, or ask for one of: ' +
          `${[...conditions].sort().join(', ')}.`,
      );
    }
    const missing = needs.find((needed) => !names.includes(needed));
    if (missing)
      throw new Error(`app/features/${name}/feature.json needs the feature "${missing}", which does not exist.`);
  }
  assertNeedsTogether(features);
  const idle = options.find((option) => !features.some(({ when }) => when.includes(`option:${option}`)));
  if (idle)
    throw new Error(`No feature asks for option:${idle}. Add it to "when" in the feature.json that declares it.`);
}

/** A feature must have what it needs on every site that has the feature. */
function assertNeedsTogether(features: readonly Conditional[]): void {
  const sitesOfFeature = ({ sites = ['players'] }: Conditional) => sites;
  for (const feature of features) {
    for (const needed of features.filter(({ name }) => feature.needs.includes(name))) {
      const lacking = sitesOfFeature(feature).find((site) => !sitesOfFeature(needed).includes(site));
      if (lacking === undefined) continue;
      throw new Error(
        `app/features/${feature.name}/feature.json is for the site of ${lacking}, and needs "${needed.name}", which is not. ` +
          `Add "${lacking}" to the "sites" of ${needed.name}.`,
      );
    }
  }
}
