import type { Finding, Problem } from '#cli/problems/problem.ts';
import type { BrandLayers } from '../layers/brand-layers.ts';
import type { ResolvedBrand } from '../resolved-brand.ts';
import { type JsonPath, valueAt } from '../source/json-path.ts';
import type { SharedEnvironments } from './shared-environments.ts';

export interface ExaminedEnvironment {
  readonly name: string;
  /** The brand in production. */
  readonly layers: BrandLayers;
  readonly shared: SharedEnvironments;
  /** The brand in the environment; null if it has problems. */
  readonly brand: ResolvedBrand | null;
  /** Features in production; null if production has problems. */
  readonly features: readonly string[] | null;
}

/** Mistakes that only an environment can make. */
export function environmentProblems({ name, layers, shared, brand, features }: ExaminedEnvironment): Problem[] {
  const documents = [...layers.layers.map(({ document }) => document), ...(shared.document ? [shared.document] : [])];
  const states = (setting: string) => documents.some(({ has }) => has(['environments', name, setting]));
  const problemAt = (path: JsonPath, finding: Finding) => {
    const location = ['environments', name, ...path];
    const [own] = layers.layers;
    const places = layers.layers.filter(({ isOwn }) => isOwn).map(({ document }) => document);
    const stating = [...places, ...(shared.document ? [shared.document] : [])].find(({ has }) => has(location));
    return (stating ?? own.document).problem(location, finding);
  };
  const missing = states('domains') ? [] : [problemAt([], noDomains(name))];
  if (!brand || !features) return missing;
  const own = brand.features.map((feature) => feature.name);
  const differing = [
    ...own.filter((feature) => !features.includes(feature)),
    ...features.filter((feature) => !own.includes(feature)),
  ];
  const hasOffice = typeof valueAt(layers.value, ['agent', 'host']) === 'string';
  return [
    ...missing,
    ...(differing.length > 0 ? [problemAt([], otherFeatures(differing))] : []),
    ...(brand.config.agent.host !== null && !hasOffice ? [problemAt(['agentHost'], NO_OFFICE)] : []),
  ];
}

function noDomains(name: string): Finding {
  return {
    rule: 'environment-domains',
    message: 'An environment needs host names of its own.',
    expected: 'a list "domains"',
    received: 'nothing',
    fix: `Add "domains", such as ["${name}.play.example"], or { "domains": ["{brand}.${name}.example"] } to brandgen.json.`,
  };
}

const NO_OFFICE: Finding = {
  rule: 'environment-features',
  message: 'In production the back office has no host of its own.',
  expected: 'nothing',
  received: 'a host',
  fix: 'Remove it, or give "agent.host" to the brand.',
};

function otherFeatures(names: readonly string[]): Finding {
  return {
    rule: 'environment-features',
    message: 'An environment has the same features as production, or other scripts would be tested than go live.',
    expected: 'the features of production',
    received: `a difference in: ${names.join(', ')}`,
    fix: 'Change addresses and ids alone: visit statistics need an id in both or in neither, and reports an address.',
  };
}
