import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const title = style({ fontSize: '0.9375rem' });
export const list = style({ display: 'grid', margin: 0, marginBlockStart: 6, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 44,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  paddingBlock: 6,
  color: theme.color.accentText,
  fontWeight: 600,
});
export const kindName = style({ display: 'block', flex: 1, color: theme.color.text, fontWeight: 600 });
export const about = style({
  display: 'block',
  color: theme.color.muted,
  fontWeight: 400,
  fontSize: '0.8125rem',
  textWrap: 'pretty',
});
export const none = style({ color: theme.color.muted });

/** What the row is about takes the room that is left. */
globalStyle(`${rowLink} > :first-child`, { flex: 1, minWidth: 0 });
