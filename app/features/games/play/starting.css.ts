import { keyframes, style } from '@vanilla-extract/css';
import { LIVELY } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Covers the game until it is visible. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  selectors: { '&[data-shown="true"]': { visibility: 'hidden', opacity: 0 } },
  '@media': { [LIVELY]: { transition: 'opacity 200ms ease-out, visibility 200ms' } },
});

export const progress = style({
  width: 200,
  maxWidth: '100%',
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${theme.color.text} 14%, transparent)`,
});

const done = (share: number) => ({ transform: `scaleX(${share})` });

export const progressDone = style({
  display: 'block',
  height: '100%',
  borderRadius: 2,
  backgroundColor: theme.color.accent,
  transformOrigin: 'left',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: 'right' },
    '[data-step="asked"] > &': done(0.1),
    '[data-step="known"] > &': done(0.4),
    '[data-step="launched"] > &': done(0.75),
  },
  '@media': {
    [LIVELY]: { transition: 'transform 400ms ease-out', animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});

/** One line high, so that the content above stays put. */
export const message = style({ minHeight: '1.5em', color: theme.color.muted, fontSize: theme.type.body });
