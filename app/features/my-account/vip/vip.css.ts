import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const body = style({ display: 'grid', gap: 8, padding: '0 20px 18px' });
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});
export const level = style({ fontWeight: 700, fontSize: '1.0625rem', overflowWrap: 'anywhere' });
export const quiet = style({ color: theme.color.muted, fontSize: '0.8125rem', textWrap: 'pretty' });
export const bone = style({ height: 64 });
