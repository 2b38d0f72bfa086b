import { style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const entry = style({
  borderBlockEnd: `1px solid ${theme.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '12px 0',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
});

export const caret = style({
  display: 'flex',
  flex: 'none',
  color: theme.color.muted,
  transition: 'transform 160ms ease',
  selectors: { '&[data-open="true"]': { transform: 'rotate(180deg)' } },
});

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: 12,
  color: theme.color.muted,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});
