import { style } from '@vanilla-extract/css';

export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontVariantNumeric: 'tabular-nums',
});
