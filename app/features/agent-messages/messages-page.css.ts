import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';

export const page = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 24,
  // The panel beside the list reaches the window's foot, and scrolls for itself.
  '@media': { [WIDE]: { marginBlockEnd: -24 } },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: 14,
  minWidth: 0,
  '@media': { [WIDE]: { paddingBlockEnd: 24 } },
});
