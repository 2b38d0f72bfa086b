import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';

export const page = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 24,
  // The list and the sheet reach the window's foot, and scroll each for itself.
  '@media': { [WIDE]: { marginBlockEnd: -24 } },
});
export const listPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: 12,
  minWidth: 0,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' });
