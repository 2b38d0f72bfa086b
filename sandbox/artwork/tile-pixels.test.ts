import sharp from 'sharp';
import { expect, it } from 'vitest';
import { games } from '../catalogue/catalogue.ts';
import type { TileShape } from './layout.ts';
import { renderTile } from './render-tile.ts';
import { type Density, tilePixels } from './tile-pixels.ts';

const sizes: readonly [TileShape, Density, number, number][] = [
  ['portrait', '2', 324, 432],
  ['portrait', '1', 162, 216],
  ['square', '2', 288, 288],
  ['square', '1', 144, 144],
  ['wide', '2', 432, 243],
  ['wide', '1', 216, 121],
];

it.each(sizes)(
  'makes a small picture of a tile: %s, for screens of density %s',
  async (shape, density, width, height) => {
    const [game] = games;
    if (!game) throw new Error('The catalogue is empty.');
    const picture = await tilePixels(renderTile(game, shape), shape, density);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(picture.length).toBeLessThan(18_000);
  },
);

it('carries on after an invalid drawing', async () => {
  await expect(tilePixels('<svg', 'wide')).rejects.toThrow();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="9" height="9"/></svg>';
  expect((await tilePixels(svg, 'wide')).length).toBeGreaterThan(0);
});
