import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const section = style({
  padding: space(3, 6),
  borderBlockStart: `1px solid ${theme.color.line}`,
  backgroundColor: theme.color.sunken,
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.type.note,
  fontWeight: 600,
  letterSpacing: 0,
});
export const refused = style({ color: theme.color.danger, fontSize: theme.type.note, fontWeight: 600 });
export const more = style({ padding: space(2, 4), borderBlockStart: `1px solid ${theme.color.line}` });
