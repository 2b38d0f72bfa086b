import type { ServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import type { LiveSite } from '../live/live-sites.ts';
import type { StagedSite } from '../live/staged-sites.ts';
import type { SharedPlan } from './shared-plan.ts';

/** Turns a word into a variable's name, including its `$`. */
export type NameOf = (word: string) => string;

/** A site with its server plan. */
export interface PlannedSite extends LiveSite, SharedPlan {
  readonly hosts: readonly string[];
  /** Whether the operator has directives or headers for this site, which then has its own server. */
  readonly isOwn: boolean;
  /** Its staged release; undefined without one. */
  readonly staged: (StagedSite & SharedPlan) | undefined;
}

/** Words with a special meaning in maps of nginx. */
const WORDS_OF_MAPS = ['default', 'hostnames', 'include', 'volatile'];

/** Values of one build of a site, by the key that selects it for a visitor. */
export interface Version extends LiveSite, Pick<SharedPlan, 'values'> {
  readonly key: string;
  /** Comment at the end of its line, after the release. */
  readonly note: string;
}

/** The plan of a staged release if it differs from the live one's. */
export function otherPlan({ plan, staged }: Pick<PlannedSite, 'plan' | 'staged'>): ServerPlan | undefined {
  return staged && JSON.stringify(staged.plan) !== JSON.stringify(plan) ? staged.plan : undefined;
}

/** Builds of all sites, staged ones after live ones. */
export function versionsOf(sites: readonly PlannedSite[]): Version[] {
  return sites.flatMap((site): Version[] => [
    { ...site, key: keyOf(site), note: '' },
    ...(site.staged ? [{ ...site.staged, key: `${site.site}+`, note: `, staged at ${site.staged.share} %` }] : []),
  ]);
}

/** Groups sites that can share a server. */
export function groupsOf(sites: readonly PlannedSite[]): [PlannedSite, ...PlannedSite[]][] {
  const groups = new Map<string, [PlannedSite, ...PlannedSite[]]>();
  for (const site of sites) {
    const key = JSON.stringify([site.isOwn ? site.site : '', site.plan, otherPlan(site)]);
    const group = groups.get(key);
    if (group) group.push(site);
    else groups.set(key, [site]);
  }
  return [...groups.values()];
}

/** Values of every build, by the variable that a server uses. */
export function mapsOf(versions: readonly Version[]): { variable: string; values: { key: string; value: string }[] }[] {
  const variables = [...new Set(versions.flatMap(({ values }) => [...values.keys()]))];
  return variables.map((variable) => ({
    variable,
    values: versions.flatMap(({ key, values }) => {
      const value = values.get(variable);
      return value === undefined ? [] : [{ key, value }];
    }),
  }));
}

/** Key of a site in a map of nginx. */
export function keyOf({ site }: LiveSite): string {
  return WORDS_OF_MAPS.includes(site) ? `\\${site}` : site;
}
