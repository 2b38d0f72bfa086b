import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const rowText = style({ display: 'grid', flex: '1 1 6rem', gap: space(1), minWidth: 0, fontWeight: 600 });
export const rowEnd = style({
  display: 'grid',
  gap: space(1),
  justifyItems: 'end',
  marginInlineStart: 'auto',
  fontWeight: 600,
});
