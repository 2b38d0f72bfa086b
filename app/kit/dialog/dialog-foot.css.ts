import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';

/** Room on both sides for the focus ring of a checkbox. Large text scrolls here, so that the actions stay visible. */
export const notes = style({
  display: 'grid',
  gap: space(4),
  maxHeight: '30dvh',
  marginInline: pull(3),
  paddingInline: space(3),
  overflowY: 'auto',
  // No gap below it while it is empty.
  selectors: { '&:not(:has(> :not(:empty)))': { position: 'absolute' } },
});
