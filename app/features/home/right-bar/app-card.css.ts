import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const text = style({ color: theme.color.muted, fontSize: theme.type.note });
export const items = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space(4) });
export const item = style({ display: 'grid', gap: space(3), justifyItems: 'center', alignContent: 'start' });
export const code = style({ width: '100%', maxWidth: 104, borderRadius: theme.radius.badge, overflow: 'hidden' });
export const link = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 24,
  color: theme.color.muted,
  fontSize: theme.type.note,
  textAlign: 'center',
  textDecoration: 'underline',
  textDecorationColor: theme.color.lineStrong,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { color: theme.color.text } },
});
