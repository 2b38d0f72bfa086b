import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { chip } from './chips.css.ts';

/** The key that chooses a chip, where there are keys. */
export const chipKey = style({
  display: 'none',
  color: theme.color.muted,
  fontFamily: 'inherit',
  fontSize: theme.type.fine,
  selectors: { [`${chip}[aria-pressed="true"] &`]: { color: 'inherit' } },
  '@media': { 'not all and (pointer: coarse)': { display: 'inline' } },
});
