import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 4),
  fontVariantNumeric: 'tabular-nums',
});
