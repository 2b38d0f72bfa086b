import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';

export const page = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(6),
  // The list and the sheet extend to the window's foot and scroll separately.
  '@media': { [WIDE]: { marginBlockEnd: pull(6) } },
});
export const listPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: space(4),
  minWidth: 0,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3, 4) });
