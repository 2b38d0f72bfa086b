import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { CALM, FORCED } from '../theme/media.ts';
import { SPACING } from './spacing.ts';

export const carousel = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const slides = style({
  display: 'flex',
  columnGap: SPACING,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

/** Content of a slide: it moves during a change of slides, and is clipped at the slide's edges. */
export const view = style({ position: 'relative', display: 'grid', minWidth: 0, overflow: 'hidden' });

/** Controls stand in a corner that slides leave free of words and pictures, in the colour of the words around them. */
export const controls = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 8,
  zIndex: layer.over,
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [CALM]: { paddingInlineEnd: space(3) },
    // A shape without text: forced colours would make it invisible.
    [FORCED]: { forcedColorAdjust: 'none' },
  },
});

/** Replaces the dots of many slides. */
export const place = style({ paddingInline: space(3), fontSize: theme.type.note, fontVariantNumeric: 'tabular-nums' });

const control = {
  display: 'grid',
  placeContent: 'center',
  height: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
} as const;

/** The dot is small, its target is not. */
export const dot = style({
  ...control,
  width: 24,
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
  ...control,
  order: 1,
  width: 40,
  // Nothing moves by itself, so there is nothing to pause.
  '@media': { [CALM]: { display: 'none' } },
});
