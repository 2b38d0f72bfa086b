import path from 'node:path';
import type { ResolvedAssets, ResolvedTheme } from '#cli/brand/resolved-brand.ts';
import type { BuildCache } from '#cli/build/cache/build-cache.ts';
import { digestOfParts } from '#cli/build/digest.ts';
import { nameByContent, type SiteFiles } from '#cli/build/site-file.ts';
import { ICON_NAMES, type IconName } from './icon-names.ts';
import { readDrawing } from './read-drawing.ts';

export interface StampedIcons extends Readonly<Record<IconName, string>> {
  readonly files: SiteFiles;
}

/**
 * Draws a brand's icons, once per mark and colour. Returns their paths in the site. @param mark path of the brand's SVG
 * @param ground colour behind the opaque icon
 */
export async function stampIcons(mark: string, ground: string, cache: BuildCache): Promise<StampedIcons> {
  const key = digestOfParts([cache.files.digest(mark), ground]);
  const draw = async (name: IconName) =>
    (await import('./render-icons.ts')).renderIcon(name, readDrawing(mark), ground);
  const files: SiteFiles = new Map();
  const fileOf = async (name: IconName) => {
    const icon = await cache.fileOf(path.join('icons', `${key}-${name}.png`), () => draw(name));
    const target = nameByContent(`assets/${name}.png`, icon);
    files.set(target, icon);
    return target;
  };
  const [icon512, touch] = await Promise.all(ICON_NAMES.map(fileOf));
  if (!icon512 || !touch) throw new Error('An icon was not drawn.');
  return { icon512, touch, files };
}

/** The mark that can be seen on the ground of the opaque icon. */
export function iconMark({ scheme }: ResolvedTheme, { mark, markDark }: ResolvedAssets): string {
  return scheme === 'light' ? mark : (markDark ?? mark);
}

/** The colour behind the opaque icon: the page's ground in the theme's default scheme. */
export function iconGround({ scheme, tokens }: ResolvedTheme): string {
  return tokens[scheme === 'light' ? 'light' : 'dark'].ground;
}
