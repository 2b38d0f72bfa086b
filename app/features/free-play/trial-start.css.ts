import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
export const lead = style({ fontSize: '1rem', lineHeight: 1.5 });
export const facts = style({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
  color: theme.color.muted,
  lineHeight: 1.4,
});
