import { type Dictionary, isDictionary } from '#cli/json/guards.ts';
import { plainValue } from '#cli/problems/plain-text.ts';
import type { Problem } from '#cli/problems/problem.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { JsonPath } from '../source/json-path.ts';

/** Owners by value. An owner is a brand's id, or an environment of one. */
type Owners = ReadonlyMap<string, string>;

/** The owners of values that only one brand can have. */
export interface ClaimOwners {
  readonly domains: Owners;
  readonly merchants: Owners;
}

/** A brand in production and in each of its environments, by name. */
interface ClaimingBrand {
  readonly id: string;
  readonly production: BrandLayers;
  readonly environments: ReadonlyMap<string, BrandLayers>;
}

/**
 * The owner of each domain and merchant. Production comes before environments, and the first in `brands` if several
 * claim a value.
 */
export function claimOwners(brands: readonly ClaimingBrand[]): ClaimOwners {
  const inProduction = brands.map(({ id, production }) => [id, production] as const);
  const elsewhere = brands.flatMap(({ id, environments }) =>
    [...environments].map(([name, layers]) => [ownerOf(id, name), layers] as const),
  );
  return {
    domains: ownersOf([...inProduction, ...elsewhere], (layers) => hostsOf(layers).map(({ host }) => host)),
    // Test environments may share a merchant.
    merchants: ownersOf(inProduction, merchantsOf),
  };
}

function ownersOf(
  brands: readonly (readonly [owner: string, layers: BrandLayers])[],
  claims: (layers: BrandLayers) => readonly string[],
): Owners {
  const owners = new Map<string, string>();
  for (const [owner, layers] of brands) {
    for (const claim of claims(layers)) if (!owners.has(claim)) owners.set(claim, owner);
  }
  return owners;
}

function ownerOf(id: string, environment: string): string {
  return `${id} in its environment ${environment}`;
}

/** Each domain and each merchant must belong to one brand. */
export function claimProblems(id: string, layers: BrandLayers, owners: ClaimOwners): Problem[] {
  return [...domainProblems(id, layers, owners.domains), ...merchantProblems(id, layers, owners.merchants)];
}

/** Each domain must belong to one environment of one brand. */
export function claimProblemsIn(environment: string, id: string, layers: BrandLayers, owners: ClaimOwners): Problem[] {
  return domainProblems(ownerOf(id, environment), layers, owners.domains);
}

function domainProblems(self: string, layers: BrandLayers, owners: Owners): Problem[] {
  return hostsOf(layers).flatMap(({ host, path }) => {
    const owner = owners.get(host);
    if (owner === undefined || owner === self) return [];
    const isOfBrand = owner.split(' ')[0] === self.split(' ')[0];
    const finding = {
      rule: 'duplicate-domain',
      message: isOfBrand ? 'Two environments of the brand use the same domain.' : 'Two brands use the same domain.',
      expected: `a domain that no other ${isOfBrand ? 'environment' : 'brand'} uses`,
      received: `${plainValue(host)}, which brands/${owner} has too`,
      fix: isOfBrand
        ? 'Give the environment host names of its own, and "agentHost" if the brand has "agent.host".'
        : 'Remove the domain from one of them.',
    };
    return [layers.problem(path, finding)];
  });
}

/** Reports the brand's own file even if the merchant is inherited, as that is the file to change. */
function merchantProblems(id: string, layers: BrandLayers, owners: Owners): Problem[] {
  const [{ document }] = layers.layers;
  return merchantsOf(layers).flatMap((merchant) => {
    const owner = owners.get(merchant);
    if (owner === undefined || owner === id) return [];
    const finding = {
      rule: 'duplicate-merchant',
      message: 'Two brands have the same merchant, so they would share their players and accounts.',
      expected: 'a merchant code that no other brand has',
      received: `${plainValue(merchant)}, which brands/${owner} has too`,
      fix: `Write this brand's own code as "merchant" in brands/${id}/brand.json.`,
    };
    return [document.problem(['merchant'], finding)];
  });
}

interface ClaimedHost {
  readonly host: string;
  readonly path: JsonPath;
}

/** The brand's domains, and the host of its back office. */
function hostsOf(layers: BrandLayers): ClaimedHost[] {
  const brand = builtBrand(layers);
  const [site, agent] = [brand?.['site'], brand?.['agent']];
  const domains = isDictionary(site) && Array.isArray(site['domains']) ? site['domains'] : [];
  const places = domains.map((host: unknown, index) => ({ host, path: ['site', 'domains', index] }));
  const office = isDictionary(agent) ? [{ host: agent['host'], path: ['agent', 'host'] }] : [];
  return [...places, ...office].flatMap(({ host, path }) => (typeof host === 'string' ? [{ host, path }] : []));
}

function merchantsOf(layers: BrandLayers): string[] {
  const merchant = builtBrand(layers)?.['merchant'];
  return typeof merchant === 'string' ? [merchant] : [];
}

/** The raw value, so that a brand with other problems keeps its domains; null for a template. */
function builtBrand({ value }: BrandLayers): Dictionary | null {
  return isDictionary(value) && value['template'] !== true ? value : null;
}
