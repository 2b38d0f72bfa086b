import path from 'node:path';
import { caddyDefaultValues, caddyValues } from '#cli/build/stamp/server/caddy-values.ts';
import { openTemplates } from '#cli/build/templates.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { LiveSite } from './live-sites.ts';
import { placesOf } from './release-places.ts';
import { assertOneEach, bySite, folderOf, HEADERS_FOLDER, ownFolders, planOf } from './server-configuration.ts';
import type { Target } from './target.ts';

/** Caddy's answers for hosts that no site of the target has. */
export function caddyDefaultConfiguration({ listen }: Pick<Target, 'listen'>): string {
  return openTemplates(packageRoot())('default.Caddyfile', caddyDefaultValues(listen));
}

/**
 * Caddy's configuration for all sites of a target, one after another. A site whose folder is gone is left out.
 * @throws UsageError when two sites have a host in common
 */
export function caddyConfiguration(target: Target, live: Iterable<LiveSite>): string {
  const fill = openTemplates(packageRoot());
  const own = ownFolders(target);
  const planned = [...live].sort(bySite).flatMap((site) => {
    const plan = planOf(target, site);
    return plan ? [{ ...site, plan, hosts: plan.hosts }] : [];
  });
  assertOneEach(planned);
  const texts = planned.map(({ plan, ...site }) => {
    const { files, flag } = placesOf(target.folder, site.site);
    const folders = [target.directives, ...(own.has(site.site) ? [path.join(target.directives, site.site)] : [])];
    const { listen, upstream } = target;
    const values = caddyValues(plan, {
      ...{ folder: folderOf(target, site), files, flag, listen, upstream },
      directives: folders.map((folder) => path.join(folder, '*.caddy')),
      headers: folders.map((folder) => path.join(folder, HEADERS_FOLDER, '*.caddy')),
    });
    return fill('Caddyfile', { ...values, release: site.release, brand: site.brand });
  });
  return texts.join('\n');
}
