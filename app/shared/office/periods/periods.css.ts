import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Only where there are keys. */
export const opener = style({
  display: 'none',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 4px',
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text } },
  '@media': { 'not all and (pointer: coarse)': { display: 'inline-flex' } },
});
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
export const title = style({ color: theme.color.muted, fontSize: '0.8125rem', fontWeight: 600 });
export const keys = style({ display: 'grid', gap: 6, margin: 0 });
export const action = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 });
export const key = style({
  minWidth: 28,
  padding: '2px 8px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.raised,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'center',
});
globalStyle(`${action} > dd`, { margin: 0 });
