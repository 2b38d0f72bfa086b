import { keyframes, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { LIVELY, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { fill } from '#app/shell/layout/brand-scene.css.ts';
import { theme } from '#themes/contract.css.ts';
import { SLIM_HEIGHT } from './slim-height.ts';

const appear = keyframes({ from: { opacity: 0 } });

const RTL = '[dir="rtl"] &';
const SLIM = '[data-slim] &';

/** Width of the picture in per cent. The words take the rest. */
const ART = { phone: 42, slim: 32, wide: 46 };
/** Height of the pause button and the dots below the picture. */
const FOOT = 38;

/** Hides the brand's scene, which would show through the picture's faded edges. */
export const slide = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-pictured]': { backgroundColor: theme.color.chrome } },
});

const faded = (way: string) =>
  `linear-gradient(to ${way}, transparent, black 16%), linear-gradient(to top, transparent, black 18%)`;

/** The picture is beside the words and above the dots. Its edges fade into the ground. */
const beside = style({
  ...fill,
  inset: 'auto',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: `${ART.phone}%`,
  height: `calc(100% - ${FOOT}px)`,
  maskComposite: 'intersect',
  selectors: { [SLIM]: { width: `${ART.slim}%` } },
  '@media': { [TABLET]: { width: `${ART.wide}%` } },
});

/** The platform's picture. Its subject is at the end of the reading direction. */
export const art = style([
  beside,
  {
    objectPosition: '90% center',
    maskImage: faded('right'),
    selectors: {
      [RTL]: { objectPosition: '10% center', maskImage: faded('left') },
      // Slides further than the next one are not loaded yet.
      '[data-away] &': { display: 'none' },
    },
    '@media': { [LIVELY]: { animation: `${appear} 240ms ease-out` } },
  },
]);

/** The brand's own picture contains no words, so it can be mirrored. */
export const scene = style([
  beside,
  {
    zIndex: layer.under,
    objectPosition: '90% center',
    maskImage: faded('right'),
    selectors: { [RTL]: { transform: 'scaleX(-1)' } },
  },
]);

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space(3),
  // Height of a banner with all its parts, so that the rows below stay when the first banner replaces the greeting.
  minHeight: 228,
  paddingBlock: space(6),
  paddingInline: `${space(6)} ${ART.phone}%`,
  selectors: {
    [SLIM]: {
      gap: space(2),
      minHeight: SLIM_HEIGHT,
      paddingBlock: space(4),
      paddingInline: `${space(6)} ${ART.slim}%`,
    },
  },
  '@media': {
    [TABLET]: { minHeight: 232, paddingInline: `${space(7)} ${ART.wide}%` },
    [WIDE]: { minHeight: 280, paddingInline: `${space(8)} ${ART.wide}%` },
  },
});

export const title = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.head,
  lineHeight: 1.2,
  textWrap: 'balance',
  '@media': { [TABLET]: { fontSize: theme.type.title } },
  selectors: { [SLIM]: { fontSize: theme.type.lead } },
});

/** The offer's value. */
export const worth = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.figure,
  lineHeight: 1.1,
  '@media': { [WIDE]: { fontSize: theme.type.display } },
});

export const text = style({
  color: theme.color.onChromeMuted,
  fontSize: theme.type.body,
  lineHeight: 1.4,
  maxWidth: '38ch',
  textWrap: 'balance',
  selectors: { [SLIM]: { fontSize: theme.type.small, lineHeight: 1.35 } },
});

export const callLink = style({ marginBlockStart: space(3), maxWidth: '100%' });

/** Extends the link over the whole slide. */
export const slideLink = style({ selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } });
