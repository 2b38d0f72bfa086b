import path from 'node:path';
import { scanMarkup } from '#cli/brand/artwork/scan-markup.ts';
import { ratioOf } from '#cli/brand/artwork/shape-fault.ts';
import type { ResolvedAssets } from '#cli/brand/resolved-brand.ts';
import { decodeText } from '#cli/brand/source/decode-text.ts';
import type { BuildCache } from '#cli/build/cache/build-cache.ts';
import { nameByContent, type SiteFiles, written } from '#cli/build/site-file.ts';
import { readDrawing } from './read-drawing.ts';

export interface StampedArtwork {
  readonly files: SiteFiles;
  /** Paths in the site. */
  readonly mark: string;
  readonly markDark: string | null;
  readonly wordmark: StampedWordmark | null;
  readonly hero: string | null;
  readonly seal: string | null;
  readonly icons: string;
}

export interface StampedWordmark {
  readonly file: string;
  /** The one for dark grounds. */
  readonly dark: string | null;
  /** Width divided by height. */
  readonly ratio: number;
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
  const takeIfAny = (name: string, file: string | null) => (file === null ? null : take(name, file));
  const places = {
    mark: take('mark', assets.mark),
    markDark: takeIfAny('mark-dark', assets.markDark),
    wordmark:
      assets.wordmark === null
        ? null
        : {
            file: take('wordmark', assets.wordmark),
            dark: takeIfAny('wordmark-dark', assets.wordmarkDark),
            ratio: ratioIn(assets.wordmark),
          },
    hero: takeIfAny('hero', assets.hero),
    seal: takeIfAny('seal', assets.seal),
    icons: take('icons', path.join(root, 'app/kit/icon/icons.svg')),
  };
  return { ...places, files: cache.keep(files) };
}

/** To two decimals: a hundredth of a pixel is not seen, and two exports of one drawing stay alike. */
function ratioIn(file: string): number {
  const text = decodeText(readDrawing(file));
  if (typeof text !== 'string') throw new Error(`${file} is no longer the drawing that was examined.`);
  return Number(ratioOf(scanMarkup(text)).toFixed(2));
}
