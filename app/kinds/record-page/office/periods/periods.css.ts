import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Hidden on devices without a keyboard. */
export const opener = style({
  display: 'none',
  alignItems: 'center',
  minHeight: 44,
  padding: space(0, 2),
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text } },
  '@media': { 'not all and (pointer: coarse)': { display: 'inline-flex' } },
});
export const title = style({ color: theme.color.muted, fontSize: theme.type.note, fontWeight: 600 });
export const keys = style({ display: 'grid', gap: space(3), margin: 0 });
export const action = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(5) });
export const key = style({
  minWidth: 28,
  padding: space(1, 3),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.raised,
  fontFamily: 'inherit',
  fontSize: theme.type.note,
  textAlign: 'center',
});
globalStyle(`${action} > dd`, { margin: 0 });
