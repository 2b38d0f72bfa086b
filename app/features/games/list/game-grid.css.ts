import { style } from '@vanilla-extract/css';

/** Padding replaces the rows that are not drawn. The script that measures the grid sets it. */
export const grid = style({
  position: 'relative',
  paddingBlock: 'var(--before, 0px) var(--after, 0px)',
  // The padding and the tiles change together, so scroll anchoring has nothing to correct.
  overflowAnchor: 'none',
});

/** The focused tile, kept at the height of its row while that row is not drawn. */
export const aside = style({
  position: 'absolute',
  insetBlockStart: 'var(--at, 0px)',
  insetInlineStart: 0,
  width: 160,
});
