import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';

/** All of a wide window that is above the rows and below them. */
const AROUND = 'calc(8.5rem + 212px)';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
});
export const filter = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
/** Cut at the end of the note, which may be written in the other direction than the page. */
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
});
