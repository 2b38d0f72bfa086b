import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** A flag; its outline separates white flags from the page. */
export const flag = style({
  width: 24,
  height: 16,
  borderRadius: 2,
  objectFit: 'cover',
  boxShadow: `0 0 0 1px ${theme.color.line}`,
});
