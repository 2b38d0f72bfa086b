import { expect, it } from 'vitest';
import { drawLayers } from './draw-layers.ts';

it('says which layers each one imports from, and none for what lies within it', () => {
  const picture = drawLayers({
    zone: 'shop',
    layers: [
      { name: 'server', folders: ['server'] },
      { name: 'domains', folders: ['orders', 'basket'] },
      { name: 'kernel', folders: ['money'] },
    ],
    folderImports: [
      { from: 'server', to: 'money', count: 1 },
      { from: 'server', to: 'orders', count: 3 },
      { from: 'orders', to: 'basket', count: 5 },
      { from: 'basket', to: 'money', count: 7 },
    ],
  });
  expect(picture.split('\n')).toEqual([
    'shop',
    '  server         ──▶ domains, kernel',
    '  domains        ──▶ kernel',
    '    basket, orders',
    '  kernel',
  ]);
});

it('breaks a long list of folders into lines', () => {
  const folders = Array.from({ length: 12 }, (_, index) => `a-long-folder-${index}`);
  const lines = drawLayers({ zone: 'shop', layers: [{ name: 'all', folders }], folderImports: [] }).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.every((line) => line.length <= 120)).toBe(true);
});
