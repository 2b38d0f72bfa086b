import path from 'node:path';
import { type CaddyPlace, caddyDefaultValues, caddyValues } from '#cli/build/stamp/server/caddy-values.ts';
import { openTemplates } from '#cli/build/templates.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import type { LiveSite } from '../live/live-sites.ts';
import { placesOf } from '../manifests/release-places.ts';
import type { PreviewSite } from '../previews/preview.ts';
import { timesFrom } from '../previews/preview-expiry.ts';
import { PREVIEW_USER } from '../previews/preview-password.ts';
import type { Target } from '../targets/target.ts';
import {
  assertOneEach,
  bySite,
  folderOf,
  HEADERS_FOLDER,
  ownFolders,
  planOf,
  previewAsSite,
  previewPlans,
} from './nginx-configuration.ts';
import { seenPath, targetWithin } from './seen-path.ts';

/** Caddy's answers for hosts outside the target. */
export function caddyDefaultConfiguration({ listen }: Pick<Target, 'listen'>): string {
  return openTemplates(packageRoot())('default.Caddyfile', caddyDefaultValues(listen));
}

/**
 * Caddy's configuration of all sites of a target. Sites whose folder is missing are omitted. @throws UsageError if two
 * sites share a host
 */
export function caddyConfiguration(
  target: Target,
  live: Iterable<LiveSite>,
  previews: readonly PreviewSite[] = [],
): string {
  const fill = openTemplates(packageRoot());
  const own = ownFolders(target);
  const planned = [...live].sort(bySite).flatMap((site) => {
    const plan = planOf(target, site);
    return plan ? [{ ...site, plan, hosts: plan.hosts }] : [];
  });
  const shown = previewPlans(target, previews);
  assertOneEach([...planned, ...shown.map(previewAsSite)]);
  const placeOf = (within: Target, site: Pick<LiveSite, 'site' | 'folder'>): CaddyPlace => {
    const { files, flag } = placesOf(seenPath(within, within.folder), site.site);
    const folders = [target.directives, ...(own.has(site.site) ? [path.join(target.directives, site.site)] : [])];
    const { listen, upstream } = target;
    return {
      ...{ folder: seenPath(within, folderOf(within, site)), files, flag, listen, upstream },
      directives: folders.map((folder) => path.join(folder, '*.caddy')),
      headers: folders.map((folder) => path.join(folder, HEADERS_FOLDER, '*.caddy')),
    };
  };
  const texts = planned.map(({ plan, ...site }) => {
    const values = caddyValues(plan, placeOf(target, site));
    return fill('Caddyfile', { ...values, release: site.release, brand: site.brand });
  });
  const previewTexts = shown.map(({ plan, root, name, brand, expires, password, ...site }) => {
    const preview = { name, times: timesFrom(expires), user: PREVIEW_USER, hash: password.caddy };
    return fill('Caddyfile', { ...caddyValues(plan, placeOf(targetWithin(target, root), site), preview), brand });
  });
  return [...texts, ...previewTexts].join('\n');
}
