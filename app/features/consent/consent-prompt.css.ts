import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const more = style({
  width: 'fit-content',
  paddingBlock: space(3),
  color: theme.color.accentText,
  fontWeight: 600,
  cursor: 'pointer',
});
