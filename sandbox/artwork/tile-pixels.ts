import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebpOptions } from 'sharp';
import { keepFile } from '../keep-file.ts';
import { packageRoot } from '../package-root.ts';
import { LAYOUTS, type TileShape } from './layout.ts';

/** As wide as a list shows a tile at most, in CSS pixels. */
const WIDTHS: Readonly<Record<TileShape, number>> = { portrait: 162, square: 144, wide: 216 };

/** Pixels of the picture for one of CSS: what most screens have, and none is seen to have more. */
export const DENSITIES = ['2', '1'] as const;
export type Density = (typeof DENSITIES)[number];

/** Below these qualities the letters' edges show it, and above them only the bytes do: small pixels hide more. */
const WEBP: Readonly<Record<Density, WebpOptions>> = { 2: { quality: 50, effort: 4 }, 1: { quality: 75, effort: 4 } };

let last: Promise<unknown> = Promise.resolve();

/**
 * A tile's drawing in pixels, as a WebP. A browser reads an SVG picture as a document of its own, and draws it anew for
 * each part of the page that it reaches into: twenty thousand games do not scroll smoothly that way.
 *
 * They are made one at a time, for whoever looks at them works on the same processors, and kept in `.brandgen/`.
 */
export async function tilePixels(svg: string, shape: TileShape, density: Density = '2'): Promise<Buffer> {
  const wanted: Wanted = {
    svg,
    units: LAYOUTS[shape].width,
    width: WIDTHS[shape] * Number(density),
    webp: WEBP[density],
  };
  const folder = join(packageRoot(), '.brandgen', 'sandbox', 'tiles');
  const name = nameOf(wanted);
  const known = await readFile(join(folder, name)).catch(() => undefined);
  if (known) return known;
  const made = await next(() => pixelsOf(wanted));
  await keepFile(folder, name, made);
  return made;
}

interface Wanted {
  svg: string;
  /** Width of the drawing, in its own units. */
  units: number;
  /** Width of the picture, in pixels. */
  width: number;
  webp: WebpOptions;
}

/** Another one for another drawing, another size or another quality. */
function nameOf({ svg, width, webp }: Wanted): string {
  const hash = createHash('sha256').update(JSON.stringify([svg, width, webp]));
  return `${hash.digest('hex').slice(0, 24)}.webp`;
}

function next<Value>(make: () => Promise<Value>): Promise<Value> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}

async function pixelsOf({ svg, units, width, webp }: Wanted): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // At 72 dots per inch one unit of the drawing is one pixel.
  return sharp(Buffer.from(svg), { density: (72 * width) / units })
    .webp(webp)
    .toBuffer();
}
