import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';

/** A page with a panel beside it; both reach the window's foot, and the panel scrolls for itself. */
export const panelPage = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 24,
  '@media': { [WIDE]: { marginBlockEnd: -24 } },
});
export const panelPageMain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: 14,
  minWidth: 0,
  '@media': { [WIDE]: { paddingBlockEnd: 24 } },
});
