import { createGlobalVar, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const THUMB = 22;
const TRACK = 6;
/** Set by the slider itself: how much of the range is below its rate, from 0 to 1. */
export const FILLED = '--rate-filled';
const filled = createGlobalVar('rate-filled');
/** Where the thumb's centre is: it stops half its width before both ends. */
const end = `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${filled})`;
const fill = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${theme.color.accent} ${end}, ${theme.color.accentSoft} ${end})`;
const track = { height: TRACK, borderRadius: TRACK, backgroundImage: fill('right') };
const trackFromRight = { backgroundImage: fill('left') };
const thumb = {
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `3px solid ${theme.color.accent}`,
  borderRadius: '50%',
  backgroundColor: theme.color.surface,
} as const;

export const range = style({ display: 'grid', gap: 0, paddingBlockStart: space(3) });
/** The browser's own track is dark on a light ground. */
export const rangeInput = style({
  appearance: 'none',
  width: '100%',
  height: 32,
  margin: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '[dir="rtl"] &::-webkit-slider-runnable-track': trackFromRight,
    '[dir="rtl"] &::-moz-range-track': trackFromRight,
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: (TRACK - THUMB) / 2 },
    '&::-moz-range-thumb': thumb,
  },
});
export const rangeEnds = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
});
