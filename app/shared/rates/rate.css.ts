import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const THUMB = 22;
const TRACK = 6;
const track = { height: TRACK, borderRadius: TRACK, backgroundColor: theme.color.accentSoft };
const thumb = {
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `3px solid ${theme.color.accent}`,
  borderRadius: '50%',
  backgroundColor: theme.color.surface,
} as const;

export const range = style({ display: 'grid', gap: 0, paddingBlockStart: 8 });
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
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: (TRACK - THUMB) / 2 },
    '&::-moz-range-thumb': thumb,
  },
});
export const rangeEnds = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.color.muted,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});
