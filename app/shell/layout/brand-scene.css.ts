import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { theme } from '#themes/contract.css.ts';

const RTL = '[dir="rtl"] &';

/** Fills its container, behind everything in it. */
export const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

/** Container of a scene, dark in both schemes like the scenes. */
export const ground = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  isolation: 'isolate',
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  // A dark scene on a dark page ends at a line.
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.color.onChrome} 14%, transparent)`,
      pointerEvents: 'none',
    },
  },
});

/** The scene has no words, so it can be mirrored. */
export const scene = style({ ...fill, zIndex: layer.under, selectors: { [RTL]: { transform: 'scaleX(-1)' } } });
