import type { FeatureManifest } from '#schemas/generated/feature.ts';
import { brandOptions } from './brand-options.ts';
import { factsFor } from './conditions.ts';

type Conditional = Pick<FeatureManifest, 'name' | 'when' | 'option' | 'needs'>;

type Settings = Readonly<Record<string, readonly string[]>>;

/**
 * Checks the conditions of features against the flags, options and settings that exist.
 * @param settings the names that a brand can set, by kind of condition, such as the white-label flags for `flag`
 * @throws when a feature's condition names an unknown flag, option or feature, or when no feature uses a declared option
 */
export function assertConditionsKnown(features: readonly Conditional[], settings: Settings): void {
  const options = features.flatMap(({ option }) => option?.name ?? []);
  const known = new Set([
    ...Object.entries(settings).flatMap(([kind, list]) => list.map((name) => `${kind}:${name}`)),
    ...[...options, ...Object.keys(brandOptions)].map((name) => `option:${name}`),
  ]);
  const names = features.map(({ name }) => name);
  for (const { name, when, needs } of features) {
    const unknown = when.flatMap(factsFor).find((fact) => !known.has(fact));
    if (unknown) {
      throw new Error(
        `app/features/${name}/feature.json asks for ${unknown}, which no brand can set. ` +
          'Declare it as the "option" of a feature, or ask for one of: ' +
          `${[...known].sort().join(', ')}.`,
      );
    }
    const missing = needs.find((needed) => !names.includes(needed));
    if (missing)
      throw new Error(`app/features/${name}/feature.json needs the feature "${missing}", which does not exist.`);
  }
  const idle = options.find((option) => !features.some(({ when }) => when.includes(`option:${option}`)));
  if (idle)
    throw new Error(`No feature asks for option:${idle}. Add it to "when" in the feature.json that declares it.`);
}
