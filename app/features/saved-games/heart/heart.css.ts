import { style } from '@vanilla-extract/css';
import { NARROW } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const SMALL = '[data-shape="square"] &';

/** Sized as a touch target, larger than the visible disc. */
export const heart = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.tile,
  backgroundColor: 'transparent',
  color: theme.color.text,
  cursor: 'pointer',
  // In a small tile, put the disc in the corner, level with the badge, to cover less of the picture.
  '@media': { [NARROW]: { selectors: { [SMALL]: { placeContent: 'start end', padding: space(2) } } } },
  selectors: {
    '&[aria-pressed="true"]': { color: theme.color.hot },
    '&:focus-visible': { outlineOffset: -4 },
  },
});

/** Has its own background to be visible on any picture. */
export const disc = style({
  display: 'grid',
  placeContent: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  backgroundColor: `color-mix(in srgb, ${theme.color.surface} 82%, transparent)`,
  transition: 'background-color 140ms ease, transform 140ms ease',
  selectors: { [`${heart}:active &`]: { transform: 'scale(0.9)' } },
  '@media': {
    '(hover: hover) and (pointer: fine)': {
      selectors: { [`${heart}:hover &`]: { backgroundColor: theme.color.surface, transform: 'scale(1.08)' } },
    },
    [NARROW]: { selectors: { [SMALL]: { width: 26, height: 26 } } },
  },
});
