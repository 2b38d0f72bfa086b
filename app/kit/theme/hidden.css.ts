import { style } from '@vanilla-extract/css';

/** A live region that takes no room, nor a grid gap, while it is empty. */
export const liveRegion = style({ selectors: { '&:empty': { position: 'absolute' } } });

/** The rules of `visuallyHidden`, for a part that is hidden in some windows only. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Shows an element to screen readers only. */
export const visuallyHidden = style(hidden);
