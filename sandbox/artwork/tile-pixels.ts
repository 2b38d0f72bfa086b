import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepFile } from '../keep-file.ts';
import { packageRoot } from '../package-root.ts';
import { layouts, type TileShape } from './layout.ts';

/** As wide as a list shows a tile at most, in CSS pixels. */
const WIDTHS: Readonly<Record<TileShape, number>> = { portrait: 162, square: 144, wide: 216 };

/** Pixels of the picture for one of CSS: what most screens have, and none is seen to have more. */
export const densities = ['2', '1'] as const;
export type Density = (typeof densities)[number];

/** Below this quality the letters' edges show it, and above it only the bytes do. */
const WEBP = { quality: 50, effort: 4 };

let last: Promise<unknown> = Promise.resolve();

/**
 * A tile's drawing in pixels, as a WebP. A browser reads an SVG picture as a document of its own, and draws it anew for
 * each part of the page that it reaches into: twenty thousand games do not scroll smoothly that way.
 *
 * They are made one at a time, for whoever looks at them works on the same processors, and kept in `.brandgen/`.
 */
export async function tilePixels(svg: string, shape: TileShape, density: Density = '2'): Promise<Buffer> {
  const width = WIDTHS[shape] * Number(density);
  const folder = join(packageRoot(), '.brandgen', 'sandbox', 'tiles');
  const name = nameOf(svg, width);
  const known = await readFile(join(folder, name)).catch(() => undefined);
  if (known) return known;
  const made = await next(() => pixelsOf(svg, shape, width));
  await keepFile(folder, name, made);
  return made;
}

/** Another one for another drawing, another size or another quality. */
function nameOf(svg: string, width: number): string {
  const hash = createHash('sha256').update(JSON.stringify([svg, width, WEBP]));
  return `${hash.digest('hex').slice(0, 24)}.webp`;
}

function next<Value>(make: () => Promise<Value>): Promise<Value> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}

async function pixelsOf(svg: string, shape: TileShape, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // At 72 dots per inch one unit of the drawing is one pixel.
  const density = (72 * width) / layouts[shape].width;
  return sharp(Buffer.from(svg), { density }).webp(WEBP).toBuffer();
}
