import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
});

export const result = style({ color: theme.color.muted, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' });
