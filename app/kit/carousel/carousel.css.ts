import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';
import { calm } from '../theme/media.ts';

export const carousel = style({ position: 'absolute', inset: 0 });

export const slides = style({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const controls = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 4,
  display: 'flex',
  alignItems: 'center',
});

/** The dot is small, what is touched is not. */
export const dot = style({
  display: 'grid',
  placeContent: 'center',
  width: 24,
  height: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.onChrome,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      width: 18,
      height: 4,
      borderRadius: 2,
      backgroundColor: 'currentColor',
      opacity: 0.5,
      transition: 'opacity 200ms ease',
    },
    '&[aria-current="true"]::before': { opacity: 1 },
    '&:hover::before': { opacity: 1 },
  },
});

export const pause = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.onChrome,
  cursor: 'pointer',
  // Nothing moves by itself, so there is nothing to pause.
  '@media': { [calm]: { display: 'none' } },
});
