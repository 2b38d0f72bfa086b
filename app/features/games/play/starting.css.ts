import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';
import { lively, short } from '../../../kit/theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Over the game until it can be seen, then out of its way. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'safe center',
  overflow: 'hidden',
  padding: '24px 16px',
  backgroundColor: theme.color.ground,
  isolation: 'isolate',
  selectors: { '&[data-shown="true"]': { visibility: 'hidden', opacity: 0 } },
  '@media': { [lively]: { transition: 'opacity 200ms ease-out, visibility 200ms' } },
});

/** The game's own colours, as a light behind its picture. */
export const backdrop = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.22,
  filter: 'blur(48px) saturate(1.4)',
  // What a blur draws in from beyond the edges is nothing.
  transform: 'scale(1.3)',
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 16,
  width: '100%',
  maxWidth: 320,
  textAlign: 'center',
  '@media': { [short]: { gap: 8 } },
});

export const name = style({
  display: 'grid',
  minWidth: 0,
  maxWidth: '100%',
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: '1.25rem',
  lineHeight: 1.3,
});
export const vendor = style({
  minHeight: '1.25rem',
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontWeight: 400,
  fontSize: '0.875rem',
});
export const nameBone = style({ width: '9rem', height: 'calc(1.25rem * 1.3 + 1.25rem)' });

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
    [lively]: { transition: 'transform 400ms ease-out', animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});

/** As tall as one line, so that what stands above it stays where it is. */
export const says = style({ minHeight: '1.5em', color: theme.color.muted, fontSize: '0.9375rem' });
