import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  padding: '14px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
export const cardTitle = style({ fontSize: '0.9375rem' });
export const note = style({ color: theme.color.muted, fontSize: '0.8125rem', textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
