import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';
import { openTemplates } from '#cli/build/templates.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import { placesOf } from './release-places.ts';
import type { Target } from './target.ts';
import { WEB_SERVERS } from './web-servers.ts';

/** The web server's answers for hosts that no site of the target has. */
export function defaultConfiguration({ listen, server }: Pick<Target, 'listen' | 'server'>): string {
  const { shared, sharedValues } = WEB_SERVERS[server];
  return openTemplates(packageRoot())(shared, sharedValues(listen));
}

/** The web server's configuration for a release. Its immutable files are those of all releases, so none are looked for elsewhere. */
export function serverConfiguration(target: Target, { site, folder, release }: ReleaseManifest): string {
  const places = placesOf(target, site);
  const build = path.join(places.releases, folder);
  const file = path.join(build, SERVER_PLAN_FILE);
  const plan = { ...parseJson(readFileSync(file, 'utf8'), isServerPlan, file), earlier: '' };
  const { listen, upstream, server } = target;
  const place = { folder: build, files: places.files, flag: places.flag, listen, upstream, release };
  return openTemplates(packageRoot())(WEB_SERVERS[server].site, WEB_SERVERS[server].siteValues(plan, place));
}
