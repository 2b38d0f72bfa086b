import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebpOptions } from 'sharp';
import { keepFile } from '../keep-file.ts';
import { packageRoot } from '../package-root.ts';
import { LAYOUTS, type TileShape } from './layout.ts';

/** Largest width of a tile in a list, in CSS pixels. */
const WIDTHS: Readonly<Record<TileShape, number>> = { portrait: 162, square: 144, wide: 216 };

/** Picture pixels per CSS pixel. On denser screens than 2 the difference is not visible. */
export const DENSITIES = ['2', '1'] as const;
export type Density = (typeof DENSITIES)[number];

/** Lower qualities show on the edges of letters, higher ones only add bytes. Small pixels hide more. */
const WEBP: Readonly<Record<Density, WebpOptions>> = { 2: { quality: 50, effort: 4 }, 1: { quality: 75, effort: 4 } };

let last: Promise<unknown> = Promise.resolve();

/**
 * A tile's drawing as a WebP. A browser parses an SVG picture as a separate document and repaints it for each part of
 * the page that it touches, which is too slow to scroll through 20,000 games.
 *
 * Tiles are made one at a time, since the browser runs on the same processors, and cached in `.brandgen/`.
 */
export async function tilePixels(svg: string, shape: TileShape, density: Density = '2'): Promise<Buffer> {
  const request: Wanted = {
    svg,
    units: LAYOUTS[shape].width,
    width: WIDTHS[shape] * Number(density),
    webp: WEBP[density],
  };
  const folder = join(packageRoot(), '.brandgen', 'sandbox', 'tiles');
  const name = nameOf(request);
  const cached = await readFile(join(folder, name)).catch(() => undefined);
  if (cached) return cached;
  const made = await next(() => pixelsOf(request));
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

/** Cache key: differs by drawing, size and quality. */
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
  // One user unit is one pixel at 72 dpi.
  return sharp(Buffer.from(svg), { density: (72 * width) / units })
    .webp(webp)
    .toBuffer();
}
