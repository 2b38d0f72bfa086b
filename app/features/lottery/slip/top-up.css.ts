import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const topUp = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 });

export const needed = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.text,
});
