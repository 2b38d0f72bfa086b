import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toHex, toLch } from '#cli/brand/theme/oklch.ts';
import { FIFTY_COLOURS, themeOfColour } from '#cli/brand/theme/testing/one-colour.ts';

const BASES = ['aurora', 'lotus', 'harbor', 'mini', 'oasis'];

/** Shapes of marks and scenes on a canvas of 64. */
const SHAPES = [
  '<circle cx="32" cy="32" r="16"/>',
  '<path d="M32 14 50 48H14Z"/>',
  '<path d="M32 12 52 32 32 52 12 32Z"/>',
  '<path d="M20 14h24l12 18-12 18H20L8 32Z"/>',
  '<path d="M14 50V32a18 18 0 0 1 36 0v18Z"/>',
  '<path d="M32 10l6 16 16 6-16 6-6 16-6-16-16-6 16-6Z"/>',
  '<path d="M14 18h36v8H14Zm0 14h36v8H14Z"/>',
];

/** Writes a workspace of fifty brands, each made from one colour, on the themes of the package in turn. Returns their ids. */
export function drawBrands(workspace: string): string[] {
  return FIFTY_COLOURS.map((colour, at) => {
    const id = `one-${String(at + 1).padStart(2, '0')}`;
    const shape = SHAPES[at % SHAPES.length] ?? '';
    const put = (file: string, text: string) => {
      const place = path.join(workspace, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    };
    put(`themes/${id}/theme.json`, JSON.stringify(themeOfColour(id, BASES[at % BASES.length] ?? '', colour)));
    put(`brands/${id}/brand.json`, JSON.stringify(brandOf(id, at)));
    put(`brands/${id}/mark.svg`, markOf(colour, shape));
    put(`brands/${id}/hero.svg`, sceneOf(colour, shape));
    return id;
  });
}

function brandOf(id: string, at: number): object {
  return {
    id,
    extends: 'mini',
    name: `Brand ${at + 1}`,
    merchant: id,
    site: { domains: [`${id}.example`] },
    theme: { name: id },
    artwork: { mark: 'mark.svg', hero: 'hero.svg' },
  };
}

function markOf(colour: string, shape: string): string {
  const ink = toLch(colour).lightness > 0.65 ? '#14140f' : '#ffffff';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><g fill="${ink}">${shape}</g></svg>\n`;
}

/** The mark's shape, large and in tones of the colour, at the end of a dark canvas. */
function sceneOf(colour: string, shape: string): string {
  const tone = (lightness: number) => toHex({ ...toLch(colour), lightness });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480" preserveAspectRatio="xMaxYMid slice"><rect width="1200" height="480" fill="${tone(0.22)}"/><circle cx="960" cy="240" r="300" fill="${tone(0.3)}"/><g fill="${tone(0.62)}" transform="translate(752 32) scale(6.5)">${shape}</g><g fill="${tone(0.78)}" transform="translate(650 240) scale(3)">${shape}</g></svg>\n`;
}
