import { style } from '@vanilla-extract/css';

/** What is not drawn of the list has its height as padding; both are written by the script that measures the grid. */
export const grid = style({
  position: 'relative',
  paddingBlock: 'var(--before, 0px) var(--after, 0px)',
  // The paddings and the tiles change together, so nothing moves that the browser would have to make up for.
  overflowAnchor: 'none',
});

/** The tile that has the focus, at the height of its row while that is not drawn. */
export const aside = style({
  position: 'absolute',
  insetBlockStart: 'var(--at, 0px)',
  insetInlineStart: 0,
  width: 160,
});
