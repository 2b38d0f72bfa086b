import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const head = style({ display: 'grid', gap: 12 });
export const bar = style({ display: 'flex', gap: 6 });
export const piece = style({
  flex: 1,
  height: 4,
  borderRadius: theme.radius.round,
  backgroundColor: theme.color.line,
  selectors: { '&[data-done]': { backgroundColor: theme.color.accent } },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: '1.0625rem',
  outline: 'none',
});
export const count = style({
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: '0.875rem',
  fontWeight: 400,
  letterSpacing: 'normal',
  fontVariantNumeric: 'tabular-nums',
});
