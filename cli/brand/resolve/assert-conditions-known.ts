import type { FeatureManifest } from '#schemas/generated/feature.ts';
import { brandOptions } from './brand-options.ts';

type Conditional = Pick<FeatureManifest, 'name' | 'when' | 'option' | 'needs'>;

/**
 * Checks the conditions of features against the flags, options and settings that exist.
 * @param flags names of the white-label flags
 * @throws when a feature's condition names an unknown flag, option or feature, or when no feature uses a declared option
 */
export function assertConditionsKnown(features: readonly Conditional[], flags: readonly string[]): void {
  const options = features.flatMap(({ option }) => option?.name ?? []);
  const known = new Set([
    ...flags.map((name) => `flag:${name}`),
    ...[...options, ...Object.keys(brandOptions)].map((name) => `option:${name}`),
  ]);
  const names = features.map(({ name }) => name);
  for (const { name, when, needs } of features) {
    const unknown = when.find((condition) => !condition.startsWith('log-in:') && !known.has(condition));
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
