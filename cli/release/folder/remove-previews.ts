import { rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { placesOf } from '../manifests/release-places.ts';
import { namesIn, PREVIEWS_FOLDER, type Preview, previewRoot, readPreviews, recordOf } from '../previews/preview.ts';
import type { Target } from '../targets/target.ts';
import { goLive } from './go-live.ts';

/**
 * Takes previews out of the configuration, and removes their files.
 * @param all previews of the target, those to remove among them
 * @throws UsageError when the web server refuses; then everything is as before
 */
export async function dropPreviews(
  target: Target,
  all: readonly Preview[],
  removed: readonly Preview[],
): Promise<void> {
  const previews = all.filter((preview) => !removed.includes(preview));
  const files = removed.map((preview) => ({ file: recordOf(target.folder, preview), text: undefined }));
  await goLive(target, [], { previews, files });
  sweep(target, previews);
}

/** Removes the previews that have ended, and what replaced and removed ones have left. @returns the ended ones */
export async function prunePreviews(target: Target, now: Date): Promise<Preview[]> {
  const all = readPreviews(target.folder);
  const ended = all.filter(({ expires }) => Date.parse(expires) <= now.getTime());
  if (ended.length > 0) await dropPreviews(target, all, ended);
  else sweep(target, all);
  return ended;
}

/** Removes the folders of a target's previews that no preview names. */
function sweep({ folder }: Target, previews: readonly Preview[]): void {
  const root = path.join(folder, PREVIEWS_FOLDER);
  for (const name of namesIn(root)) {
    for (const brand of namesIn(path.join(root, name))) {
      const preview = previews.find((one) => one.name === name && one.brand === brand);
      if (preview) sweepBuilds(folder, preview);
      else rmSync(previewRoot(folder, { name, brand }), { recursive: true, force: true });
    }
    if (namesIn(path.join(root, name)).length === 0) rmdirSync(path.join(root, name));
  }
}

function sweepBuilds(target: string, preview: Preview): void {
  for (const { site, folder } of preview.sites) {
    const { releases } = placesOf(previewRoot(target, preview), site);
    for (const name of namesIn(releases)) {
      if (name !== folder) rmSync(path.join(releases, name), { recursive: true });
    }
  }
}
