import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '#cli/build/digest.ts';
import { nginxLocationsBelow } from '#cli/build/stamp/server/nginx-locations.ts';
import { type NginxPlace, nginxDefaultValues, nginxValues } from '#cli/build/stamp/server/nginx-values.ts';
import { isServerPlan, type ServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';
import { openTemplates } from '#cli/build/templates.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { LiveSite } from '../live/live-sites.ts';
import type { StagedSite } from '../live/staged-sites.ts';
import { placesOf } from '../manifests/release-places.ts';
import { type PreviewSite, usersOf } from '../previews/preview.ts';
import { timesFrom } from '../previews/preview-expiry.ts';
import type { Target } from '../targets/target.ts';
import { STAGED_PREFIX, stagedLocation, stagedRewrite, stagingValues } from './nginx-staging.ts';
import { groupsOf, keyOf, mapsOf, type NameOf, otherPlan, type PlannedSite, versionsOf } from './planned-sites.ts';
import { seenPath, targetWithin } from './seen-path.ts';
import { sharedPlan } from './shared-plan.ts';

/** Folder of the operator's headers for all sites, beside the sites' folders. */
export const HEADERS_FOLDER = 'headers';

/** nginx's answers for hosts outside the target. */
export function nginxDefaultConfiguration({ listen }: Pick<Target, 'listen'>): string {
  return openTemplates(packageRoot())('nginx-default.conf', nginxDefaultValues(listen));
}

/**
 * nginx's configuration of all sites of a target. Sites with the same pages share a server, which maps the host to its
 * files and policy; each preview has its own server. Sites whose folder is missing are omitted. @throws UsageError if
 * two sites share a host
 */
export function nginxConfiguration(
  target: Target,
  live: Iterable<LiveSite>,
  previews: readonly PreviewSite[] = [],
  staged: ReadonlyMap<string, StagedSite> = new Map(),
): string {
  const mark = digest(seenPath(target, target.folder)).slice(0, 8);
  const nameOf = (word: string) => `$brandgen_${word}_${mark}`;
  const own = ownFolders(target);
  const sites = [...live].sort(bySite).flatMap((site): PlannedSite[] => {
    const plan = planOf(target, site);
    if (!plan) return [];
    const next = plannedStage(target, staged.get(site.site), nameOf);
    return [{ ...site, ...sharedPlan(plan, nameOf), hosts: plan.hosts, isOwn: own.has(site.site), staged: next }];
  });
  const shown = previewPlans(target, previews);
  assertOneEach([...sites, ...shown.map(previewAsSite)]);
  const shared = groupsOf(sites).map(([first, ...others]) => {
    const nginxPlace = placeOf(target, first, nameOf, mark);
    const domains = [first, ...others].flatMap(({ hosts }) => hosts).join('\n    ');
    const values = { ...nginxValues(first.plan, nginxPlace), domains };
    return [first, ...others].some((site) => site.staged) ? withStaged(values, first, nameOf) : values;
  });
  const versions = versionsOf(sites);
  const stages = sites.flatMap((site) => (site.staged ? [{ ...site.staged, key: keyOf(site) }] : []));
  const endedOf = ({ host }: PreviewSite) => nameOf(`ended_${digest(host).slice(0, 8)}`);
  const servers = [
    ...shared,
    ...shown.map((preview) => previewServer(target, preview, { own, mark, nameOf, ended: endedOf(preview) })),
  ];
  return openTemplates(packageRoot())('nginx-target.conf', {
    directives: target.directives,
    place: { platform: platformName(mark), upstream: target.upstream },
    site: nameOf('site'),
    root: nameOf('root'),
    brotli: servers[0]?.brotli,
    // Rules that several servers have are named alike in all of them.
    cacheRules: byName(
      servers.flatMap(({ cacheRules }) => cacheRules),
      ({ kind }) => kind,
    ),
    added: byName(
      servers.flatMap(({ added }) => added),
      ({ variable }) => variable,
    ),
    hosts: sites.flatMap(({ site, hosts }) => hosts.map((host) => ({ host, id: site }))),
    staging: stagingValues(stages, nameOf),
    version: stages.length > 0 ? `"${nameOf('site')}${nameOf('new')}"` : nameOf('site'),
    versions: versions.map((version) => ({ ...version, folder: seenPath(target, folderOf(target, version)) })),
    maps: mapsOf(versions),
    endings: shown.map((preview) => ({ variable: endedOf(preview), times: timesFrom(preview.expires) })),
    authorization: nameOf('authorization'),
    servers,
  });
}

function plannedStage(target: Target, staged: StagedSite | undefined, nameOf: NameOf): PlannedSite['staged'] {
  const plan = staged && planOf(target, staged);
  return plan && { ...staged, ...sharedPlan(plan, nameOf) };
}

/** Adds a staged release to a server. Its locations come first, as the live release's would match too. */
function withStaged<Values extends ReturnType<typeof nginxValues>>(values: Values, site: PlannedSite, nameOf: NameOf) {
  const other = otherPlan(site);
  const locations = [...(other ? nginxLocationsBelow(STAGED_PREFIX, other) : []), ...values.locations];
  return {
    ...values,
    locations: locations.map((location) => stagedLocation(location, nameOf)),
    rewrite: other ? stagedRewrite(other, nameOf) : null,
  };
}

/** A preview with its server plan. */
export interface PlannedPreview extends PreviewSite {
  readonly plan: ServerPlan;
}

/** Previews whose folders exist. */
export function previewPlans(target: Target, previews: readonly PreviewSite[]): PlannedPreview[] {
  return previews.flatMap((preview) => {
    const plan = planOf(targetWithin(target, preview.root), preview);
    if (!plan) return [];
    const everywhere = { ...plan.headers.everywhere, 'X-Robots-Tag': 'noindex' };
    return [{ ...preview, plan: { ...plan, hosts: [preview.host], headers: { ...plan.headers, everywhere } } }];
  });
}

/** A preview's name in the error about a shared host. */
export function previewAsSite({ name, brand, host }: PreviewSite): Pick<PlannedSite, 'site' | 'hosts'> {
  return { site: `the preview ${name} of ${brand}`, hosts: [host] };
}

function previewServer(
  target: Target,
  { plan, ...preview }: PlannedPreview,
  { own, mark, nameOf, ended }: { own: ReadonlySet<string>; mark: string; nameOf: NameOf; ended: string },
): ReturnType<typeof nginxValues> {
  const { site, root, name, brand } = preview;
  const within = targetWithin(target, root);
  const values = { site, root: seenPath(within, folderOf(within, preview)) };
  const nginxPlace = placeOf(within, { site, isOwn: own.has(site) }, (word) => values[word], mark);
  const users = seenPath(within, usersOf(root));
  return nginxValues(plan, nginxPlace, { name, brand, ended, authorization: nameOf('authorization'), users });
}

/** Sites with their own directives or headers by the operator. */
export function ownFolders({ directives, seen }: Target): ReadonlySet<string> {
  if (seen) return seen.own;
  try {
    const folders = readdirSync(directives, { withFileTypes: true }).filter((entry) => !entry.isFile());
    return new Set(folders.map(({ name }) => name).filter((name) => name !== HEADERS_FOLDER));
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return new Set();
    throw error;
  }
}

/**
 * A site's server plan. Omits the folder of earlier files, as a target serves the immutable files of all releases from
 * one folder.
 */
export function planOf(target: Target, site: Pick<LiveSite, 'site' | 'folder'>): ServerPlan | undefined {
  const file = path.join(folderOf(target, site), SERVER_PLAN_FILE);
  try {
    return { ...parseJson(readFileSync(file, 'utf8'), isServerPlan, file), earlier: '' };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export function folderOf(target: Target, { site, folder }: Pick<LiveSite, 'site' | 'folder'>): string {
  return path.join(placesOf(target.folder, site).releases, folder);
}

/** @throws UsageError if two sites share a host */
export function assertOneEach(sites: readonly Pick<PlannedSite, 'site' | 'hosts'>[]): void {
  const owners = new Map<string, string>();
  for (const { site, hosts } of sites) {
    for (const host of hosts) {
      const other = owners.get(host);
      if (other !== undefined) throw twice(host, other, site);
      owners.set(host, site);
    }
  }
}

function twice(host: string, first: string, other: string): UsageError {
  return new UsageError(
    `${host} is a host of two sites of the target: ${first} and ${other}. Release both at once, with that host in one of them; a preview needs another name.`,
  );
}

function placeOf(
  { folder, listen, upstream, directives, seen }: Target,
  { site, isOwn }: Pick<PlannedSite, 'site' | 'isOwn'>,
  nameOf: (word: 'site' | 'root') => string,
  mark: string,
): NginxPlace {
  const places = placesOf(seen?.folder ?? folder, nameOf('site'));
  const folders = [directives, ...(isOwn ? [path.join(directives, site)] : [])];
  return {
    folder: nameOf('root'),
    files: places.files,
    flag: places.flag,
    listen,
    upstream,
    platform: platformName(mark),
    directives: folders.map((own) => path.join(own, '*.conf')),
    headers: folders.map((own) => path.join(own, HEADERS_FOLDER, '*.conf')),
  };
}

function platformName(mark: string): string {
  return `platform-${mark}`;
}

function byName<Value>(values: readonly Value[], nameOf: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [nameOf(value), value])).values()];
}

export function bySite(a: LiveSite, b: LiveSite): number {
  return a.site < b.site ? -1 : 1;
}
