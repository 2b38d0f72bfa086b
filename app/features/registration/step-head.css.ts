import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const bar = style({ display: 'flex', gap: space(3) });
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
  gap: space(3),
  fontSize: theme.type.lead,
  outline: 'none',
});
export const count = style({
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.type.small,
  fontWeight: 400,
  letterSpacing: 'normal',
  fontVariantNumeric: 'tabular-nums',
});
