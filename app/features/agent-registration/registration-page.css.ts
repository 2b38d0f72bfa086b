import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, TABLET, WIDE } from '#app/kit/theme/media.ts';

export const page = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 24,
  // The sheet reaches the window's foot, and scrolls for itself.
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
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
/** Two views need no more room than their names. */
globalStyle(`${parts} > [role="tablist"]`, {
  '@media': { [TABLET]: { justifySelf: 'start', minWidth: '26rem' } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@media': { [NARROW]: { display: 'grid', flexBasis: '100%' } },
});
