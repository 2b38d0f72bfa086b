import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';

/** A page with a panel beside it. Both extend to the window's foot, and the panel scrolls separately. */
export const panelPage = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(6),
  '@media': { [WIDE]: { marginBlockEnd: pull(6) } },
});
export const panelPageMain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: space(5),
  minWidth: 0,
  '@media': { [WIDE]: { paddingBlockEnd: space(6) } },
});
