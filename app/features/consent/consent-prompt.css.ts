import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const more = style({
  width: 'fit-content',
  paddingBlock: 10,
  color: theme.color.accentText,
  fontWeight: 600,
  cursor: 'pointer',
});
