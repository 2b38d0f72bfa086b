import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Height of a wide window above and below the rows. */
const AROUND = 'calc(8.5rem + 176px)';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
});
/** Truncates at the end of the text in its own direction. */
export const subject = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
});
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 });
export const bone = style({ height: 96 });
export const names = style({ color: theme.color.muted, overflowWrap: 'anywhere' });
