import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** All of a wide window that is above the rows and below them. */
const AROUND = 'calc(8.5rem + 176px)';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
});
/** Cut at its end, whatever direction it is written in. */
export const subject = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
});
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 });
export const bone = style({ height: 96 });
/** The accounts of a message to several. */
export const names = style({ color: theme.color.muted, overflowWrap: 'anywhere' });
