import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { breathing } from '../skeleton/skeleton.css.ts';
import { LIVELY, TABLET } from '../theme/media.ts';

/** A full page of tiles. */
export const tileGrid = style({
  display: 'grid',
  // A row has as many columns as a phone shows whole: that is how many tiles the data guarantees.
  gridTemplateColumns: `repeat(auto-fill, minmax(calc((100% - 2 * ${theme.density.gap}) / ${theme.tile.phoneColumns} - 0.5px), 1fr))`,
  columnGap: theme.density.gap,
  rowGap: space(5),
  '@media': {
    [LIVELY]: { selectors: { '&[aria-busy="true"]': breathing } },
    [TABLET]: { gridTemplateColumns: `repeat(auto-fill, minmax(${theme.tile.minWidth}, 1fr))`, rowGap: space(6) },
  },
});

export const tileCell = style({ minWidth: 0 });
