import { style } from '@vanilla-extract/css';

/** Room on both sides for what is drawn around a tick. Large text scrolls here, so that the actions stay in sight. */
export const notes = style({
  display: 'grid',
  gap: 12,
  maxHeight: '30dvh',
  marginInline: -8,
  paddingInline: 8,
  overflowY: 'auto',
  // No gap below it while it says nothing.
  selectors: { '&:not(:has(> :not(:empty)))': { position: 'absolute' } },
});
