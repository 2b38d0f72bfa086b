import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { SHORT, TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const scene = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'safe center',
  minHeight: 0,
  overflow: 'hidden',
  padding: space(6, 5),
  backgroundColor: theme.color.ground,
  isolation: 'isolate',
  // On phones dialogs slide up from the bottom.
  selectors: { '&[data-behind="true"]': { placeItems: 'start center' } },
});

/** A glow in the game's own colours behind its picture. */
export const backdrop = style({
  position: 'absolute',
  zIndex: layer.under,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.22,
  filter: 'blur(48px) saturate(1.4)',
  // Blurring pulls in transparency from beyond the edges.
  transform: 'scale(1.3)',
  // The dialog's scrim dims it.
  selectors: { '[data-behind="true"] > &': { opacity: 0.5 } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(5),
  width: '100%',
  maxWidth: 320,
  textAlign: 'center',
  '@media': {
    [SHORT]: { gap: space(3) },
    // Dialogs are centred in these windows.
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
  fontSize: theme.type.head,
  lineHeight: 1.3,
});
export const vendor = style({
  minHeight: '1.25rem',
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontWeight: 400,
  fontSize: theme.type.small,
});
export const nameBone = style({ width: '9rem', height: 'calc(1.25rem * 1.3 + 1.25rem)' });
