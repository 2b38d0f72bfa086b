import { style } from '@vanilla-extract/css';

/** Dark on light in every scheme and theme, and no colour of a brand: cameras read nothing else reliably. */
export const code = style({
  display: 'block',
  width: 'min(100%, 12rem)',
  height: 'auto',
  backgroundColor: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
});
