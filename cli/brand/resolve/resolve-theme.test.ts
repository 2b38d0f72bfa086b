import { describe, expect, it } from 'vitest';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import type { BrandTheme } from '#schemas/generated/filled-brand.ts';
import { openCatalogue } from '../catalogue/catalogue.ts';
import { resolveTheme } from './resolve-theme.ts';

const theme = openCatalogue(openWorkspace(packageRoot(), undefined)).theme('mini');
const ratio = (brand: Partial<BrandTheme>) => {
  const settings = { name: 'mini', tokens: {}, layout: {}, ...brand };
  if (typeof theme === 'string') throw new Error(`The theme is ${theme}.`);
  return resolveTheme(settings, theme).tokens.tile.ratio;
};

describe('the ratio of a brand’s tiles', () => {
  it.each([
    ['portrait', '3 / 4'],
    ['wide', '16 / 9'],
  ] as const)('fits the shape %s', (tile, expected) => expect(ratio({ layout: { tile } })).toBe(expected));

  it('is the brand’s own if it states one', () => {
    expect(ratio({ layout: { tile: 'wide' }, tokens: { tile: { ratio: '2 / 1' } } })).toBe('2 / 1');
  });

  it('is the theme’s while the shape is', () => {
    const stated = { tile: { ratio: '5 / 4' } };
    expect(ratio({ layout: { tile: 'square' } })).toBe(ratio({}));
    expect(ratio({ layout: { tile: 'square' }, tokens: stated })).toBe('5 / 4');
  });
});
