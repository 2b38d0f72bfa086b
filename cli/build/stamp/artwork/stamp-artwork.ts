import path from 'node:path';
import type { ResolvedAssets } from '#cli/brand/resolved-brand.ts';
import type { BuildCache } from '#cli/build/cache/build-cache.ts';
import { nameByContent, type SiteFiles, written } from '#cli/build/site-file.ts';
import { readDrawing } from './read-drawing.ts';

export interface StampedArtwork {
  readonly files: SiteFiles;
  /** Paths in the site. */
  readonly mark: string;
  readonly hero: string | null;
  readonly seal: string | null;
  readonly icons: string;
}

/** Copies a brand's art and the interface icons into its site. */
export function stampArtwork(assets: ResolvedAssets, root: string, cache: BuildCache): StampedArtwork {
  const files: SiteFiles = new Map();
  const take = (name: string, file: string) => {
    const art = written(readDrawing(file));
    const filePath = nameByContent(`assets/${name}${path.extname(file)}`, art);
    files.set(filePath, art);
    return filePath;
  };
  const places = {
    mark: take('mark', assets.mark),
    hero: assets.hero === null ? null : take('hero', assets.hero),
    seal: assets.seal === null ? null : take('seal', assets.seal),
    icons: take('icons', path.join(root, 'app/kit/icon/icons.svg')),
  };
  return { ...places, files: cache.keep(files) };
}
