import { plainValue } from '#cli/problems/plain-text.ts';
import type { Problem } from '#cli/problems/problem.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import { isDictionary } from '../layers/merge-deep.ts';

/** Finds the id of the brand that owns a domain. */
export type DomainOwners = ReadonlyMap<string, string>;

/** The owner of each domain; the first in `brands` if several claim it. */
export function domainOwners(brands: Iterable<readonly [id: string, layers: BrandLayers]>): DomainOwners {
  const owners = new Map<string, string>();
  for (const [id, layers] of brands) {
    for (const domain of domainsOf(layers)) if (!owners.has(domain)) owners.set(domain, id);
  }
  return owners;
}

/** Each domain belongs to one brand. */
export function domainProblems(id: string, layers: BrandLayers, owners: DomainOwners): Problem[] {
  return domainsOf(layers).flatMap((domain, index) => {
    const owner = owners.get(domain);
    if (owner === undefined || owner === id) return [];
    const finding = {
      rule: 'duplicate-domain',
      message: 'Two brands use the same domain.',
      expected: 'a domain that no other brand uses',
      received: `${plainValue(domain)}, which brands/${owner} has too`,
      fix: 'Remove the domain from one of them.',
    };
    return [layers.problem(['site', 'domains', index], finding)];
  });
}

/** Read from the raw values, because a brand with other problems still has its domains. */
function domainsOf({ value }: BrandLayers): string[] {
  if (!isDictionary(value) || value['template'] === true || !isDictionary(value['site'])) return [];
  const { domains } = value['site'];
  return Array.isArray(domains) ? domains.filter((domain) => typeof domain === 'string') : [];
}
