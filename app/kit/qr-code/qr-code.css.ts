import { style } from '@vanilla-extract/css';

/** Dark on light in every scheme and theme, never in a brand's colours: cameras read nothing else reliably. */
export const code = style({
  display: 'block',
  width: 'min(100%, 12rem)',
  height: 'auto',
  backgroundColor: 'white',
  fill: 'black',
  forcedColorAdjust: 'none',
});
