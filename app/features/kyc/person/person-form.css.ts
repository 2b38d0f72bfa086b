import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const groupTitle = style({
  paddingBlockEnd: space(3),
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontSize: theme.type.lead,
});
