import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const list = style({ margin: 0 });
export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  minHeight: 48,
  paddingInline: space(6, 3),
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontSize: theme.type.small,
});
export const term = style({ color: theme.color.muted, fontSize: theme.type.small });
/** Wraps below its term, with its lock or button, if it is too long, such as an email address or large text. */
export const value = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  fontWeight: 600,
  textAlign: 'end',
});
export const text = style({
  minWidth: 0,
  paddingBlock: space(3),
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingInlineEnd: space(3) } },
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
  gap: space(3),
  padding: space(4, 6),
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: theme.type.small,
  textWrap: 'pretty',
});
