import type { LayoutChoices, TokenOverrides } from '#schemas/generated/brand.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';

const RATIOS: Readonly<Record<ThemeConfig['layout']['tile'], string>> = {
  portrait: '3 / 4',
  square: '1 / 1',
  wide: '16 / 9',
};

interface Over extends TokenOverrides {
  readonly layout?: LayoutChoices;
}

/** Adds the ratio of the tile shape to `over` if it changes the shape without stating a ratio. */
export function withRatioOfShape<Overrides extends Over>(
  base: Pick<ThemeConfig, 'layout'>,
  over: Overrides,
): Overrides {
  const shape = over.layout?.tile;
  if (shape === undefined || shape === null || shape === base.layout.tile || over.tile?.ratio !== undefined)
    return over;
  return { ...over, tile: { ...over.tile, ratio: RATIOS[shape] } };
}
