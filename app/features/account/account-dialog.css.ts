import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space(4),
});
