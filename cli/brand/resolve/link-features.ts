import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import { neededCalls } from '../feature-calls.ts';
import type { BrandSettings, ResolvedFeature } from '../resolved-brand.ts';
import { brandOptions } from './brand-options.ts';
import { factsFor } from './conditions.ts';

/** Settings that decide which features a brand has. */
export type LinkingConfig = Pick<
  FilledBrandConfig,
  | 'flags'
  | 'logIn'
  | 'agents'
  | 'agent'
  | 'legal'
  | 'registration'
  | 'auth'
  | 'analytics'
  | 'reports'
  | 'categories'
  | 'content'
> &
  Pick<BrandSettings, 'responsibleGaming'> & {
    /** Names what the platform lacks. */
    platform: Pick<FilledBrandConfig['platform'], 'calls'>;
  };

/**
 * The features whose conditions are all met, and the features that they need, in the order of `all`; none that needs a call
 * which the platform lacks.
 */
export function linkFeatures(config: LinkingConfig, features: readonly ResolvedFeature[]): ResolvedFeature[] {
  const facts = factsOf(config);
  const linked = new Set<string>();
  const link = (feature: ResolvedFeature): void => {
    if (linked.has(feature.name)) return;
    linked.add(feature.name);
    for (const needed of features.filter(({ name }) => feature.needs.includes(name))) link(needed);
  };
  const holds = (condition: string) => factsFor(condition).some((fact) => facts.has(fact));
  const { lacking } = config.platform.calls;
  const isWhole = ({ name }: ResolvedFeature) => !lacking.some((call) => neededCalls(name).includes(call));
  for (const feature of features.filter(({ when }) => when.every(holds)).filter(isWhole)) link(feature);
  return features.filter(({ name }) => linked.has(name));
}

/** All facts of the brand that a condition in feature.json can name. */
function factsOf(config: LinkingConfig): Set<string> {
  const { flags, logIn, categories, auth, content } = config;
  const options = Object.keys(brandOptions).filter((name) => brandOptions[name]?.holds(config));
  return new Set([
    ...namesOfTrue(flags).map((name) => `flag:${name}`),
    ...logIn.map((method) => `log-in:${method}`),
    ...categories.map((category) => `category:${category}`),
    ...(auth.botCheck ? [`bot-check:${auth.botCheck.provider}`] : []),
    ...[...namesOfTrue(content), ...options].map((name) => `option:${name}`),
  ]);
}

function namesOfTrue(switches: object): string[] {
  return Object.entries(switches).flatMap(([name, on]) => (on === true ? [name] : []));
}
