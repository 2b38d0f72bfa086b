import type { FeatureManifest } from '#schemas/generated/feature.ts';
import type { BrandSettings, ResolvedBrand, ResolvedFeature, SiteFacts } from '../resolved-brand.ts';
import { completeNamespaces } from './complete-namespaces.ts';
import { deepFreeze } from './deep-freeze.ts';
import { modulesOf } from './modules-of.ts';

type Audience = NonNullable<FeatureManifest['sites']>[number];

/** Origins of a brand's two sites. */
export type SiteOrigins = Readonly<Record<Audience, string>>;

/** A brand whose back office has a host of its own. */
interface Divided {
  readonly brand: ResolvedBrand;
  readonly host: string;
  readonly origins: SiteOrigins;
  /** Paths of the pages that the players' site does not have. */
  readonly agentPaths: string[];
}

/** Id of a brand's site for agents, also the name of its folder. */
export function agentSiteId(brand: string): string {
  return `${brand}-agents`;
}

/** Host of a brand's back office; null unless it has one of its own. */
export function agentHostOf({ agents, agent }: Pick<BrandSettings, 'agents' | 'agent'>): string | null {
  return agents ? agent.host : null;
}

/**
 * The sites of a brand: one, or, if the back office has its own host, one for players and one for agents, each with
 * only its own features. @param origins addresses that replace the brand's own domains
 */
export function sitesOf(brand: ResolvedBrand, origins?: SiteOrigins): [ResolvedBrand, ...ResolvedBrand[]] {
  const host = agentHostOf(brand.config);
  if (host === null) return [brand];
  const own = { players: `https://${brand.domains[0]}`, agents: `https://${host}` };
  const divided = { brand, host, origins: origins ?? own, agentPaths: agentPathsOf(brand.features) };
  return [playersSite(divided), agentsSite(divided)];
}

function featuresFor(audience: Audience, features: readonly ResolvedFeature[]): ResolvedFeature[] {
  return features.filter(({ sites = ['players'] }) => sites.includes(audience));
}

function agentPathsOf(features: readonly ResolvedFeature[]): string[] {
  const ofPlayers = featuresFor('players', features);
  const pages = features.flatMap((feature) => (ofPlayers.includes(feature) ? [] : Object.values(feature.pages ?? {})));
  return pages.flatMap(({ path, alsoAt }) => [path ?? [], alsoAt ?? []].flat());
}

function playersSite({ brand, origins, agentPaths }: Divided): ResolvedBrand {
  const features = featuresFor('players', brand.features);
  const otherSite = { url: `${origins.agents}${brand.site.basePath}`, agentPaths, isBackOffice: true };
  return deepFreeze({ ...brand, features, site: factsFor(features, { ...brand.site, otherSite }) });
}

/** The back office's site, without anything that only players' features use. */
function agentsSite({ brand, host, origins, agentPaths }: Divided): ResolvedBrand {
  const { site } = brand;
  const features = featuresFor('agents', brand.features);
  const facts = {
    ...site,
    id: agentSiteId(brand.id),
    domains: [host],
    otherSite: { url: `${origins.players}${site.basePath}`, agentPaths, isBackOffice: false },
    platform: { ...site.platform, launchCdns: [] },
    auth: { ...site.auth, google: null, facebook: null, firebase: null },
    analytics: { gtagId: null },
  };
  return deepFreeze({ ...brand, domains: [host], features, site: factsFor(features, facts) });
}

function factsFor(features: readonly ResolvedFeature[], site: SiteFacts): SiteFacts {
  const languages = { ...site.languages, complete: completeNamespaces(features) };
  return { ...site, languages, modules: [...new Set(features.flatMap(modulesOf))] };
}
