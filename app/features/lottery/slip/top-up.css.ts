import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const needed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.text,
});
