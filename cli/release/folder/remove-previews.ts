import { rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { placesOf } from '../manifests/release-places.ts';
import { namesIn, PREVIEWS_FOLDER, type Preview, previewRoot, readPreviews, recordOf } from '../previews/preview.ts';
import type { Target } from '../targets/target.ts';
import { goLive } from './go-live.ts';

/**
 * Removes previews from the configuration, then their files. @param all previews of the target, including those to
 * remove @throws UsageError if the web server refuses; everything is then as before
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

/** Removes expired previews, and leftovers of replaced and removed ones. @returns the expired ones */
export async function prunePreviews(target: Target, now: Date): Promise<Preview[]> {
  const previews = readPreviews(target.folder);
  const ended = previews.filter(({ expires }) => Date.parse(expires) <= now.getTime());
  if (ended.length > 0) await dropPreviews(target, previews, ended);
  else sweep(target, previews);
  return ended;
}

/** Removes folders that belong to no preview. */
function sweep({ folder }: Target, previews: readonly Preview[]): void {
  const root = path.join(folder, PREVIEWS_FOLDER);
  for (const name of namesIn(root)) {
    for (const brand of namesIn(path.join(root, name))) {
      const preview = previews.find((candidate) => candidate.name === name && candidate.brand === brand);
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
