import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.card,
  overflow: 'hidden',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 56,
  paddingBlock: 8,
  paddingInline: '20px 12px',
});
export const title = style({ flex: '1 1 8rem', minWidth: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere' });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A line of the card: a picture, words, and what can be done at the end; the end wraps below long words. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: 56,
  padding: '8px 20px',
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const lead = style({ display: 'flex', flex: 'none', color: theme.color.accentText });
/** Names in another script start where the row does. */
export const words = style({
  display: 'grid',
  flex: '1 1 9rem',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: 600, fontSize: '0.9375rem' });
export const note = style({ color: theme.color.muted, fontSize: '0.8125rem', textWrap: 'pretty' });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 8px',
  marginInlineStart: 'auto',
});
/** Text below the rows, or in place of them. */
export const foot = style({
  padding: '12px 20px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: '0.875rem',
  textWrap: 'pretty',
});
