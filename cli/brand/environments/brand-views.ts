import { UsageError } from '#cli/problems/usage-error.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { valueAt } from '../source/json-path.ts';
import { environmentNames, inEnvironment } from './environment-layers.ts';
import type { SharedEnvironments } from './shared-environments.ts';

/** A brand in production and in each of its environments. */
export interface BrandViews {
  readonly id: string;
  readonly production: BrandLayers;
  /** By name; none for a template. */
  readonly environments: ReadonlyMap<string, BrandLayers>;
}

export function viewsOf(id: string, production: BrandLayers, shared: SharedEnvironments): BrandViews {
  const isTemplate = valueAt(production.value, ['template']) === true;
  const names = isTemplate ? [] : environmentNames(production, shared);
  const environments = names.map((name) => [name, inEnvironment(id, production, shared, name)] as const);
  return { id, production, environments: new Map(environments) };
}

/** @throws UsageError when one of the brands does not have the environment, apart from templates */
export function assertKnownEnvironment(environment: string, brands: readonly BrandViews[]): void {
  const built = brands.filter(({ production }) => valueAt(production.value, ['template']) !== true);
  const without = built.find(({ environments }) => !environments.has(environment));
  if (!without) return;
  const names = [...without.environments.keys()];
  const known = names.length > 0 ? `Its environments: ${names.join(', ')}.` : 'It has no environments.';
  throw new UsageError(
    `${without.id} has no environment "${environment}". ${suggest(environment, names, `${known} Without \`--env\` it is production.`)}`,
  );
}
