import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginBlock: -8,
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 500,
});
export const number = style({ color: theme.color.muted, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' });

export const lines = style({
  ...column,
  gap: 12,
  margin: 0,
  padding: 16,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
});
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' });
export const lineName = style({ color: theme.color.muted });
export const lineValue = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
