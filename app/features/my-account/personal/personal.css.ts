import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const list = style({ margin: 0 });
export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 48,
  paddingInline: '20px 10px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontSize: '0.875rem',
});
export const term = style({ color: theme.color.muted, fontSize: '0.875rem' });
/** Goes below its term, with its lock or its button, where it does not fit beside it, as an email address or with large text. */
export const value = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  fontWeight: 600,
  textAlign: 'end',
});
export const text = style({
  minWidth: 0,
  paddingBlock: 6,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingInlineEnd: 8 } },
});
export const quiet = style({ color: theme.color.muted, fontWeight: 400 });
export const lock = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'center',
  minWidth: 34,
  color: theme.color.muted,
});
export const foot = style({
  display: 'grid',
  gap: 6,
  padding: '12px 20px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: '0.875rem',
  textWrap: 'pretty',
});
