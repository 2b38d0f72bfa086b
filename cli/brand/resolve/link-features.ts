import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import type { ResolvedFeature } from '../resolved-brand.ts';
import { brandOptions } from './brand-options.ts';

/** Settings that decide which features a brand has. */
export type LinkingConfig = Pick<
  FilledBrandConfig,
  'flags' | 'logIn' | 'agents' | 'legal' | 'registration' | 'auth' | 'categories' | 'content'
>;

/** The features whose conditions all hold, and the features that they need, in the order of `all`. */
export function linkFeatures(config: LinkingConfig, all: readonly ResolvedFeature[]): ResolvedFeature[] {
  const facts = factsOf(config);
  const linked = new Set<string>();
  const link = (feature: ResolvedFeature): void => {
    if (linked.has(feature.name)) return;
    linked.add(feature.name);
    for (const needed of all.filter(({ name }) => feature.needs.includes(name))) link(needed);
  };
  for (const feature of all.filter(({ when }) => when.every((condition) => facts.has(condition)))) link(feature);
  return all.filter(({ name }) => linked.has(name));
}

/** Every condition that holds, in the syntax of feature.json. */
function factsOf(config: LinkingConfig): Set<string> {
  const { flags, logIn, content } = config;
  const options = Object.keys(brandOptions).filter((name) => brandOptions[name]?.holds(config));
  return new Set([
    ...namesOfTrue(flags).map((name) => `flag:${name}`),
    ...logIn.map((method) => `log-in:${method}`),
    ...[...namesOfTrue(content), ...options].map((name) => `option:${name}`),
  ]);
}

function namesOfTrue(switches: object): string[] {
  return Object.entries(switches).flatMap(([name, on]) => (on === true ? [name] : []));
}
