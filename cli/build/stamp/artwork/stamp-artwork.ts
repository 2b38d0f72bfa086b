import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedAssets } from '#cli/brand/resolved-brand.ts';
import type { BuildCache } from '#cli/build/cache/build-cache.ts';
import { type LinkedFile, nameByContent, type SiteFiles } from '#cli/build/site-file.ts';

export interface StampedArtwork {
  readonly files: SiteFiles;
  /** Paths in the site. */
  readonly mark: string;
  readonly hero: string | null;
  readonly seal: string | null;
  readonly icons: string;
}

/** Copies a brand's art and the interface icons into its site. */
export async function stampArtwork(assets: ResolvedAssets, root: string, cache: BuildCache): Promise<StampedArtwork> {
  const files: SiteFiles = new Map();
  const take = async (name: string, file: string) => {
    const art = await keep(file, cache);
    const place = nameByContent(`assets/${name}${path.extname(file)}`, art);
    files.set(place, art);
    return place;
  };
  return {
    files,
    mark: await take('mark', assets.mark),
    hero: assets.hero === null ? null : await take('hero', assets.hero),
    seal: assets.seal === null ? null : await take('seal', assets.seal),
    icons: await take('icons', path.join(root, 'app/kit/icon/icons.svg')),
  };
}

/** A site must not share bytes with a file that people edit, so it links to a copy in the cache. */
async function keep(file: string, cache: BuildCache): Promise<LinkedFile> {
  const bytes = readFileSync(file);
  const digest = cache.files.digest(file);
  const source = await cache.fileOf(path.join('art', `${digest}${path.extname(file)}`), async () => bytes);
  return { source, digest, size: bytes.length };
}
