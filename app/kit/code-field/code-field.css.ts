import { keyframes, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { FORCED, LIVELY } from '../theme/media.ts';

const blink = keyframes({ '50%': { opacity: 0 } });

export const code = style({ position: 'relative', maxWidth: '100%' });

/** Left-to-right, aligned with the start of the page's lines. */
export const boxes = style({
  display: 'flex',
  gap: `clamp(${space(2)}, 1.5vw, ${space(3)})`,
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
});

export const box = style({
  display: 'grid',
  placeContent: 'center',
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 64,
  minHeight: 54,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.sunken,
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: theme.type.head,
  fontVariantNumeric: 'tabular-nums',
  transition: 'border-color 140ms ease',
  selectors: {
    [`${code}:hover &`]: { borderColor: theme.color.muted },
    [`${code}:focus-within &[data-next]`]: {
      borderColor: theme.color.focus,
      outline: `1px solid ${theme.color.focus}`,
    },
    // The caret.
    [`${code}:focus-within &[data-next]:empty::after`]: {
      content: '""',
      width: 2,
      height: '1.375rem',
      backgroundColor: theme.color.focus,
      '@media': { [LIVELY]: { animation: `${blink} 1.1s step-end infinite` } },
    },
    [`${code}:has([aria-invalid="true"]) &`]: { borderColor: theme.color.danger, outlineColor: theme.color.danger },
    [`${code}:has([readonly]) &`]: { backgroundColor: theme.color.raised, borderColor: 'transparent' },
    [`${code}:has(:disabled) &`]: { opacity: 0.55 },
  },
});

/** Covers the boxes invisibly; only its selection shows. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: theme.type.lead,
  cursor: 'text',
  '@media': { [FORCED]: { forcedColorAdjust: 'none' } },
  selectors: { '&::selection': { backgroundColor: `color-mix(in srgb, ${theme.color.focus} 30%, transparent)` } },
});
