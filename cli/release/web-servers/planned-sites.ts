import type { ServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import type { LiveSite } from '../live/live-sites.ts';
import type { StagedSite } from '../live/staged-sites.ts';
import type { SharedPlan } from './shared-plan.ts';

/** Makes a variable's name of a word, with its `$`. */
export type NameOf = (word: string) => string;

/** A site with what its server does. */
export interface PlannedSite extends LiveSite, SharedPlan {
  readonly hosts: readonly string[];
  /** True if there are directives or headers for it alone, so that it has a server of its own. */
  readonly isOwn: boolean;
  /** Its staged release; undefined without one. */
  readonly staged: (StagedSite & SharedPlan) | undefined;
}

/** Words that mean something else to nginx where a site is named. */
const WORDS_OF_MAPS = ['default', 'hostnames', 'include', 'volatile'];

/** What one build of a site has for itself, by the key that a visitor is led to it by. */
export interface Version extends LiveSite, Pick<SharedPlan, 'values'> {
  readonly key: string;
  /** Text of its line after the release. */
  readonly note: string;
}

/** The plan of a staged release, if its pages are others than those of the live one. */
export function otherPlan({ plan, staged }: Pick<PlannedSite, 'plan' | 'staged'>): ServerPlan | undefined {
  return staged && JSON.stringify(staged.plan) !== JSON.stringify(plan) ? staged.plan : undefined;
}

/** The builds of all sites, the staged ones after the live ones. */
export function versionsOf(sites: readonly PlannedSite[]): Version[] {
  return sites.flatMap((site): Version[] => [
    { ...site, key: keyOf(site), note: '' },
    ...(site.staged ? [{ ...site.staged, key: `${site.site}+`, note: `, staged at ${site.staged.share} %` }] : []),
  ]);
}

/** Sites that can share a server. */
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

/** What every build has for itself, by the variable that a server names. */
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

/** A site where a map of nginx names it. */
export function keyOf({ site }: LiveSite): string {
  return WORDS_OF_MAPS.includes(site) ? `\\${site}` : site;
}
