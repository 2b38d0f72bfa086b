import { style } from '@vanilla-extract/css';
import { gridHeight } from '#app/kit/grid/grid-vars.css.ts';
import { space } from '#app/kit/theme/space.ts';

/** Height of a wide window above and below the rows. */
const AROUND = 'calc(8.5rem + 212px)';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  vars: { [gridHeight]: `max(20rem, calc(100dvh - ${AROUND}))` },
});
export const filter = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3, 4) });
/** Truncates at the end of the note, whose direction may differ from the page's. */
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
});
