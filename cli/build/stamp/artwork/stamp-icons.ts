import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildCache } from '../../cache/build-cache.ts';
import { digestOfParts } from '../../digest.ts';
import { nameByContent, type SiteFiles, written } from '../../site-file.ts';
import type { RenderedIcons } from './render-icons.ts';

export interface StampedIcons {
  readonly files: SiteFiles;
  /** Paths in the site. */
  readonly icon192: string;
  readonly icon512: string;
  readonly touch: string;
}

const NAMES: readonly (keyof RenderedIcons)[] = ['icon192', 'icon512', 'touch'];

/** Draws the icons of a brand, once for each mark and ground colour. */
export async function stampIcons(mark: string, ground: string, cache: BuildCache): Promise<StampedIcons> {
  const key = digestOfParts([cache.files.digest(mark), ground]);
  const { folder } = await cache.folderOf(path.join('icons', key), async (draft) => drawInto(draft, mark, ground));
  const files: SiteFiles = new Map();
  const place = (name: keyof RenderedIcons) => {
    const file = path.join(folder, `${name}.png`);
    const { digest, size } = written(readFileSync(file));
    const target = nameByContent(`assets/${name}.png`, { digest, size });
    files.set(target, { source: file, digest, size });
    return target;
  };
  return { icon192: place('icon192'), icon512: place('icon512'), touch: place('touch'), files };
}

async function drawInto(folder: string, mark: string, ground: string): Promise<void> {
  const { renderIcons } = await import('./render-icons.ts');
  const icons = await renderIcons(readFileSync(mark), ground);
  await Promise.all(NAMES.map((name) => writeFile(path.join(folder, `${name}.png`), icons[name])));
}
