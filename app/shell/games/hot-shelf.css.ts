import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { tileGrid } from '#app/kit/game-tile/tile-grid.css.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const width = createContainer();

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  width: '100%',
  containerType: 'inline-size',
  containerName: width,
});

/** Six tiles fill whole rows at every width: 1 × 6, 2 × 3 or 3 × 2. */
export const tiles = style([
  tileGrid,
  {
    '@container': {
      [`${width} (max-width: 479.98px)`]: { gridTemplateColumns: columns(2) },
      [`${width} (min-width: 480px) and (max-width: 819.98px)`]: { gridTemplateColumns: columns(3) },
      [`${width} (min-width: 820px)`]: { gridTemplateColumns: columns(6), columnGap: theme.density.gap },
    },
  },
]);

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

// With fewer than six, no single tile starts a row.
globalStyle(`${tiles} > li:last-child:not(:first-child):nth-child(odd)`, {
  '@container': { [`${width} (max-width: 479.98px)`]: { display: 'none' } },
});
globalStyle(`${tiles} > li:last-child:not(:first-child):nth-child(3n + 1)`, {
  '@container': { [`${width} (min-width: 480px) and (max-width: 819.98px)`]: { display: 'none' } },
});
