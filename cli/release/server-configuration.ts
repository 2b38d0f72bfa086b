import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nginxDefaultValues, nginxValues } from '#cli/build/stamp/server/nginx-values.ts';
import { isServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';
import { openTemplates } from '#cli/build/templates.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import { placesOf } from './release-places.ts';
import type { Target } from './target.ts';

/** nginx's answers for hosts that no site of the target has. */
export function defaultConfiguration({ listen }: Pick<Target, 'listen'>): string {
  return openTemplates(packageRoot())('nginx-default.conf', nginxDefaultValues(listen));
}

/** nginx's configuration for a release. Its immutable files are those of all releases, so none are looked for elsewhere. */
export function serverConfiguration(target: Target, { site, folder, release }: ReleaseManifest): string {
  const places = placesOf(target.folder, site);
  const build = path.join(places.releases, folder);
  const file = path.join(build, SERVER_PLAN_FILE);
  const plan = { ...parseJson(readFileSync(file, 'utf8'), isServerPlan, file), earlier: '' };
  const { listen, upstream } = target;
  const place = { folder: build, files: places.files, flag: places.flag, listen, upstream, release };
  return openTemplates(packageRoot())('nginx.conf', nginxValues(plan, place));
}
