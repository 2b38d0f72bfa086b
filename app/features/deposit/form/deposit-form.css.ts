import { style } from '@vanilla-extract/css';

export const rowText = style({ display: 'grid', flex: '1 1 6rem', gap: 1, minWidth: 0, fontWeight: 600 });
export const rowEnd = style({
  display: 'grid',
  gap: 1,
  justifyItems: 'end',
  marginInlineStart: 'auto',
  fontWeight: 600,
});
