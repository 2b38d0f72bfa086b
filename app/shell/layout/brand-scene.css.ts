import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const RTL = '[dir="rtl"] &';

/** Over all of a ground, whatever stands on it. */
export const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

/** What a scene is the ground of. It is dark under both schemes, as the scenes are. */
export const ground = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  isolation: 'isolate',
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
});

/** The brand's own scene has no words in it, so it can be turned round. */
export const scene = style({ ...fill, zIndex: -1, selectors: { [RTL]: { transform: 'scaleX(-1)' } } });
