import { style } from '@vanilla-extract/css';

/** Room on both sides for the focus ring of a checkbox. Large text scrolls here, so that the actions stay visible. */
export const notes = style({
  display: 'grid',
  gap: 12,
  maxHeight: '30dvh',
  marginInline: -8,
  paddingInline: 8,
  overflowY: 'auto',
  // No gap below it while it is empty.
  selectors: { '&:not(:has(> :not(:empty)))': { position: 'absolute' } },
});
