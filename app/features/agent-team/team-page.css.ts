import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const listPart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: space(4),
  minWidth: 0,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3, 4) });
