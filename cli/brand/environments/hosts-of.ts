import { isDictionary } from '#cli/json/guards.ts';
import type { PlacedHost, ResolvedEnvironment } from '../resolved-brand.ts';
import { valueAt } from '../source/json-path.ts';

/** Where a brand names hosts: a list or a single text. */
const HOSTS = [
  ['site', 'domains'],
  ['agent', 'host'],
  ['platform', 'url'],
  ['platform', 'imageCdns'],
  ['platform', 'launchCdns'],
  ['platform', 'chatOrigins'],
  ['reports', 'url'],
];

/**
 * What a brand's environments make of its hosts.
 * @param production the brand's settings
 * @param environments the settings in each, by its name
 */
export function hostsOf(
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
  return entries.filter(({ host }, at) => entries.findIndex((other) => other.host === host) === at);
}

function hostsIn(settings: unknown): PlacedHost[] {
  if (!isDictionary(settings)) return [];
  return HOSTS.flatMap((place) =>
    [valueAt(settings, place)]
      .flat()
      .flatMap((value, at) =>
        typeof value === 'string' && hostOf(value) !== ''
          ? [{ host: hostOf(value), place: `${place.join('.')}.${at}` }]
          : [],
      ),
  );
}

/** An address without its scheme, port and path; empty for a path. */
function hostOf(address: string): string {
  return address.replace(/^https:\/\//, '').replace(/[:/].*$/s, '');
}
