import { isDictionary } from '#cli/json/guards.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { checkBrand } from '#schemas/generated/config/brand.js';
import { type BrandToExamine, type ExaminedBrand, examineBrand } from '../examine-brand.ts';
import { featureNames } from '../resolve/resolve-brand.ts';
import type { PlacedHost, ResolvedEnvironment } from '../resolved-brand.ts';
import { type ClaimOwners, claimProblems, claimProblemsIn } from '../rules/claims-unique.ts';
import { schemaFindings } from '../schema/schema-findings.ts';
import { valueAt } from '../source/json-path.ts';
import type { BrandViews } from './brand-views.ts';
import { environmentProblems } from './environment-problems.ts';
import type { SharedEnvironments } from './shared-environments.ts';

/** Settings that name hosts, as a list or a single text. */
const HOSTS = [
  ['site', 'domains'],
  ['agent', 'host'],
  ['platform', 'url'],
  ['platform', 'imageCdns'],
  ['platform', 'launchCdns'],
  ['platform', 'chatOrigins'],
  ['reports', 'url'],
];

export interface ViewsToExamine extends Omit<BrandToExamine, 'layers' | 'environment'> {
  readonly views: BrandViews;
  readonly shared: SharedEnvironments;
  readonly owners: ClaimOwners;
  /** The environment that the brand is resolved for; undefined for production. */
  readonly environment: string | undefined;
  /** Whether to examine production and all environments, whatever the brand is resolved for. */
  readonly everyEnvironment: boolean;
}

/** Examines a brand in production, in one environment, or in all of them. */
export function examineViews(request: ViewsToExamine): ExaminedBrand {
  const { views, environment, everyEnvironment } = request;
  const isAsked = (name: string) => everyEnvironment || name === environment;
  const names = [...views.environments.keys()].filter(isAsked);
  const needsProduction = everyEnvironment || environment === undefined || !views.environments.has(environment);
  const production = needsProduction ? examineProduction(request) : null;
  const inEach = new Map(names.map((name) => [name, examineEnvironment(request, name)]));
  const all = [...(production ? [production] : []), ...inEach.values()];
  return {
    brand: (environment === undefined ? production : inEach.get(environment))?.brand ?? null,
    problems: all.flatMap(({ problems }) => problems),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}

function examineProduction({ views, owners, ...request }: ViewsToExamine): ExaminedBrand {
  const layers = views.production;
  const examined = examineBrand({ ...request, layers, environment: { name: null, ...hostsOfViews(views) } });
  return { ...examined, problems: [...examined.problems, ...claimProblems(request.id, layers, owners)] };
}

function hostsOfViews({ production, environments }: BrandViews) {
  return hostsOf(production.value, new Map([...environments].map(([name, { value }]) => [name, value])));
}

function examineEnvironment(request: ViewsToExamine, name: string): ExaminedBrand {
  const { id, views, owners, shared, catalogue } = request;
  const { production } = views;
  const layers = views.environments.get(name);
  if (!layers) throw new Error(`The brand ${id} has no environment ${name}.`);
  const mistakes = mistakesIn(request);
  // The merged brand would repeat these mistakes.
  if (mistakes.length + shared.problems.length > 0) return { brand: null, problems: mistakes, warnings: [] };
  const examined = examineBrand({
    ...request,
    layers,
    environment: { name, foreign: [], hosts: hostsOfViews(views).hosts },
  });
  const features = checkBrand(production.value) ? featureNames(production.value, catalogue) : null;
  const own = environmentProblems({ name, layers: production, shared, brand: examined.brand, features });
  // An environment without host names would claim those of production.
  const hasDomains = own.every(({ rule }) => rule !== 'environment-domains');
  const claims = hasDomains ? claimProblemsIn(name, id, layers, owners) : [];
  return { ...examined, problems: [...examined.problems, ...own, ...claims] };
}

/** Findings of the schema on a brand's own environments. */
function mistakesIn({ views: { production } }: ViewsToExamine): Problem[] {
  return schemaFindings(checkBrand, production.value)
    .filter(({ path }) => path[0] === 'environments')
    .map(({ path, finding, part }) => production.problem(path, finding, part));
}

/**
 * Collects the hosts of a brand in all environments. @param production the brand's settings @param environments the
 * settings of each environment, by name
 */
function hostsOf(
  production: unknown,
  environments: ReadonlyMap<string, unknown>,
): Pick<ResolvedEnvironment, 'foreign' | 'hosts'> {
  if (environments.size === 0) return { foreign: [], hosts: [] };
  const own = new Set(hostsIn(production).map(({ host }) => host));
  const foreign = [...environments].flatMap(([environment, settings]) =>
    hostsIn(settings).flatMap(({ host }) => (own.has(host) ? [] : [{ environment, host }])),
  );
  const hosts = [production, ...environments.values()].flatMap(hostsIn);
  return {
    foreign: eachOnce(foreign),
    hosts: eachOnce(hosts).sort((a, b) => b.host.length - a.host.length || (a.host < b.host ? -1 : 1)),
  };
}

function eachOnce<Named extends { readonly host: string }>(entries: readonly Named[]): Named[] {
  return entries.filter(({ host }, index) => entries.findIndex((other) => other.host === host) === index);
}

function hostsIn(settings: unknown): PlacedHost[] {
  if (!isDictionary(settings)) return [];
  return HOSTS.flatMap((setting) =>
    [valueAt(settings, setting)]
      .flat()
      .flatMap((value, index) =>
        typeof value === 'string' && hostOf(value) !== ''
          ? [{ host: hostOf(value), place: `${setting.join('.')}.${index}` }]
          : [],
      ),
  );
}

/** The host of an address; empty for a path. */
function hostOf(address: string): string {
  return address.replace(/^https:\/\//, '').replace(/[:/].*$/s, '');
}
