import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { NARROW } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Height of a wide window above and below the rows. */
const AROUND = 'calc(8rem + 156px)';

export const search = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 13rem',
  maxWidth: '16rem',
  '@media': { [NARROW]: { flexBasis: '100%', maxWidth: 'none' } },
});

export const about = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });

export const gridPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
});
export const name = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) });
