import { style } from '@vanilla-extract/css';
import { SHORT, TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const scene = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'safe center',
  minHeight: 0,
  overflow: 'hidden',
  padding: '24px 16px',
  backgroundColor: theme.color.ground,
  isolation: 'isolate',
  // A dialog comes up from below on a phone.
  selectors: { '&[data-behind="true"]': { placeItems: 'start center' } },
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
  // The scrim of the dialog takes most of its light.
  selectors: { '[data-behind="true"] > &': { opacity: 0.5 } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 16,
  width: '100%',
  maxWidth: 320,
  textAlign: 'center',
  '@media': {
    [SHORT]: { gap: 8 },
    // A dialog stands in the middle there.
    [TABLET]: { selectors: { '[data-behind="true"] > &': { display: 'none' } } },
  },
});

export const name = style({
  display: 'grid',
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
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
