import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  maxWidth: 520,
  padding: space(7, 0),
});

export const title = style({ fontFamily: theme.font.head, fontSize: theme.type.head, fontWeight: 600 });
