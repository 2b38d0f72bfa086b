import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: 44,
});

export const result = style({
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
