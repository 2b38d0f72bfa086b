import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from '#cli/build/built-site.ts';
import { isServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '#cli/build/stamp/server/stamp-server.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { openFileStore } from '../builds/file-store.ts';
import { prepareRelease } from '../builds/prepare-release.ts';
import { releaseOrigin } from '../manifests/release-origin.ts';
import { placesOf } from '../manifests/release-places.ts';
import { type Preview, previewRoot, readPreviews, recordOf, usersOf } from '../previews/preview.ts';
import { previewHost } from '../previews/preview-host.ts';
import { hashPassword, newPassword, PREVIEW_USER } from '../previews/preview-password.ts';
import type { PreviewRequest, ReleasedPreview } from '../targets/release-target.ts';
import type { Target } from '../targets/target.ts';
import { goLive } from './go-live.ts';
import { withLock } from './lock-target.ts';
import { dropPreviews } from './remove-previews.ts';

/**
 * Releases built sites as a preview, replacing one with the same name. Live sites do not change. @throws UsageError if
 * the target is in use, a host is taken or the web server refuses
 */
export async function releasePreview(target: Target, request: PreviewRequest): Promise<ReleasedPreview[]> {
  const { name, sites, root, expires } = request;
  return withLock(target, async () => {
    const all = readPreviews(target.folder);
    const origin = await releaseOrigin(root);
    const made = request.password ?? newPassword();
    const hashes = await hashPassword(made);
    const brands = [...new Set(sites.map(({ brand }) => brand))];
    const isNamed = ({ name: other, brand }: Preview) => other === name && brands.includes(brand);
    const released = brands.map((brand) => {
      const former =
        request.password === undefined ? all.find((preview) => isNamed(preview) && preview.brand === brand) : undefined;
      const placed = placeSites(target, { name, brand }, sites);
      const password = former?.password ?? hashes;
      const preview: Preview = { name, brand, sites: placed, password, expires: expires.toISOString(), ...origin };
      return { preview, isKnown: request.password !== undefined || former !== undefined };
    });
    const previews = [...all.filter((preview) => !isNamed(preview)), ...released.map(({ preview }) => preview)];
    const files = released.flatMap(({ preview }) => filesOf(target, preview));
    await goLive(target, [], { previews, files });
    return released.map(({ preview: { brand, sites: placed, expires: ends }, isKnown }) => ({
      ...{ name, brand, expires: ends, hosts: placed.map(({ host }) => host) },
      password: isKnown ? undefined : made,
    }));
  });
}

function placeSites(target: Target, preview: Pick<Preview, 'name' | 'brand'>, sites: readonly BuiltSite[]) {
  const store = openFileStore(target.folder);
  return sites
    .filter(({ brand }) => brand === preview.brand)
    .map(({ site, folder }) => {
      const places = placesOf(previewRoot(target.folder, preview), site);
      mkdirSync(places.releases, { recursive: true });
      const file = path.join(folder, SERVER_PLAN_FILE);
      const [host = ''] = parseJson(readFileSync(file, 'utf8'), isServerPlan, file).hosts;
      return { site, folder: prepareRelease(folder, places, store).folder, host: previewHost(preview.name, host) };
    });
}

function filesOf({ folder }: Target, preview: Preview): { file: string; text: string }[] {
  return [
    { file: recordOf(folder, preview), text: `${JSON.stringify(preview, null, 1)}\n` },
    { file: usersOf(previewRoot(folder, preview)), text: `${PREVIEW_USER}:${preview.password.nginx}\n` },
  ];
}

/**
 * Removes previews by name. @param brands whose previews are removed; all if empty @throws UsageError if there is no
 * such preview, or the web server refuses
 */
export async function removePreviews(target: Target, name: string, brands: readonly string[]): Promise<Preview[]> {
  return withLock(target, async () => {
    const previews = readPreviews(target.folder);
    const removed = previews.filter(
      (preview) => preview.name === name && (brands.length === 0 || brands.includes(preview.brand)),
    );
    if (removed.length === 0) throw noSuchPreview(target.name, name, previews);
    await dropPreviews(target, previews, removed);
    return removed;
  });
}

function noSuchPreview(target: string, name: string, previews: readonly Preview[]): UsageError {
  const names = previews.map((preview) => `${preview.name} of ${preview.brand}`).join(', ');
  const whatIs = names === '' ? 'It has no previews.' : `Its previews: ${names}.`;
  return new UsageError(`The target ${target} has no such preview "${name}". ${whatIs}`);
}
