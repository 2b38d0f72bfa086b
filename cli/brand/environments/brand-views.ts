import { type Dictionary, isDictionary } from '#cli/json/guards.ts';
import { mergeDeep } from '#cli/json/merge-deep.ts';
import { withoutNulls } from '#cli/json/without-nulls.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { type JsonPath, valueAt } from '../source/json-path.ts';
import type { SharedEnvironments } from './shared-environments.ts';

/** Settings of one environment in `brand.json` and `brandgen.json`, as written. */
interface Changes {
  readonly shared: unknown;
  readonly own: unknown;
}

/** Paths in a brand of those settings that an environment names differently. */
const PLACES: readonly (readonly [setting: string, inBrand: readonly [string, string]])[] = [
  ['domains', ['site', 'domains']],
  ['agentHost', ['agent', 'host']],
];

/** A brand in production and in each of its environments. */
export interface BrandViews {
  readonly id: string;
  readonly production: BrandLayers;
  /** Keyed by name; empty for a template. */
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
  const hint = names.length > 0 ? `Its environments: ${names.join(', ')}.` : 'It has no environments.';
  throw new UsageError(
    `${without.id} has no environment "${environment}". ${suggest(environment, names, `${hint} Without \`--env\` it is production.`)}`,
  );
}

/** Sorted names of a brand's environments: its own, and those of the workspace that it does not remove with null. */
function environmentNames({ written }: BrandLayers, { environments }: SharedEnvironments): string[] {
  const found = valueAt(written, ['environments']);
  const own = isDictionary(found) ? found : {};
  const names = new Set([...Object.keys(environments), ...Object.keys(own)]);
  return [...names].filter((name) => valueAt(own, [name]) !== null).sort();
}

/**
 * A brand in one of its environments. The workspace's changes override the brand's settings, and the brand's own
 * changes override both. Problems are reported where the value is written.
 */
function inEnvironment(id: string, layers: BrandLayers, shared: SharedEnvironments, name: string): BrandLayers {
  const changes = { shared: shared.environments[name], own: valueAt(layers.written, ['environments', name]) };
  const written = merged(id, layers.written, changes);
  const [{ document: ownDocument }] = layers.layers;
  return {
    ...layers,
    written,
    value: withoutNulls(written),
    problem(path, finding, part) {
      const location = ['environments', name, ...placeInEnvironment(path)];
      const layer = layers.layers.find(({ document }) => document.has(location));
      if (layer) return (layer.isOwn ? layer.document : ownDocument).problem(location, finding, part);
      if (shared.document?.has(location)) return shared.document.problem(location, finding, part);
      return layers.problem(path, finding, part);
    },
  };
}

function merged(id: string, brand: unknown, { shared, own }: Changes): unknown {
  if (!isDictionary(brand)) return brand;
  const { environments: _all, ...settings } = brand;
  return [shared, own].reduce<unknown>((value, changes) => mergeDeep(value, settingsIn(changes, id)), settings);
}

/** An environment's changes as settings of a brand. */
function settingsIn(changes: unknown, id: string): Dictionary {
  if (!isDictionary(changes)) return {};
  const moved = PLACES.flatMap(([setting, [group, key]]): [string, unknown][] =>
    changes[setting] === undefined ? [] : [[group, { [key]: withId(changes[setting], id) }]],
  );
  const names = PLACES.map(([setting]) => setting);
  const rest = Object.entries(changes).filter(([setting]) => !names.includes(setting));
  return Object.fromEntries([...rest, ...moved]);
}

function withId(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withId(entry, id));
  return typeof value === 'string' ? value.replaceAll('{brand}', id) : value;
}

function placeInEnvironment(path: JsonPath): JsonPath {
  const setting = PLACES.find(([, prefix]) => prefix.every((step, index) => path[index] === step));
  return setting ? [setting[0], ...path.slice(setting[1].length)] : path;
}
