import { keyframes, style } from '@vanilla-extract/css';
import { LIVELY, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { fill } from '#app/shell/layout/brand-scene.css.ts';
import { theme } from '#themes/contract.css.ts';
import { SLIM_HEIGHT } from './slim-height.ts';

const appear = keyframes({ from: { opacity: 0 } });

const RTL = '[dir="rtl"] &';
const SLIM = '[data-slim] &';

/** Shares of the width: the words have the rest. */
const ART = { phone: 42, slim: 32, wide: 46 };
/** What the pause button and the dots take below the picture. */
const FOOT = 38;

/** A picture's faded edges show the ground, not the brand's picture behind the slides. */
export const slide = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-pictured]': { backgroundColor: theme.color.chrome } },
});

const faded = (way: string) =>
  `linear-gradient(to ${way}, transparent, black 16%), linear-gradient(to top, transparent, black 18%)`;

/** The picture is beside the words, never under them, and above the dots. Its edges fade into the ground. */
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

/** A platform's picture: its subject is at the end that its language reads to. */
export const art = style([
  beside,
  {
    objectPosition: '90% center',
    maskImage: faded('right'),
    selectors: {
      [RTL]: { objectPosition: '10% center', maskImage: faded('left') },
      // Beyond the next slide: not loaded yet.
      '[data-away] &': { display: 'none' },
    },
    '@media': { [LIVELY]: { animation: `${appear} 240ms ease-out` } },
  },
]);

/** The brand's own picture has no words, so it can be mirrored. */
export const scene = style([
  beside,
  {
    zIndex: -1,
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
  gap: 6,
  // That of a banner with all its parts: the rows below stay when the first one replaces the greeting.
  minHeight: 228,
  paddingBlock: 20,
  paddingInline: `20px ${ART.phone}%`,
  selectors: {
    [SLIM]: { gap: 4, minHeight: SLIM_HEIGHT, paddingBlock: 14, paddingInline: `20px ${ART.slim}%` },
  },
  '@media': {
    [TABLET]: { minHeight: 232, paddingInline: `32px ${ART.wide}%` },
    [WIDE]: { gap: 10, minHeight: 280, paddingInline: `44px ${ART.wide}%` },
  },
});

export const title = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: 'clamp(1.125rem, 0.9rem + 1.1vw, 1.875rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
  selectors: { [SLIM]: { fontSize: '1.0625rem' } },
});

/** The one figure of an offer. */
export const worth = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: 'clamp(1.75rem, 1.2rem + 2.6vw, 3.25rem)',
  lineHeight: 1.1,
});

export const text = style({
  color: theme.color.onChromeMuted,
  fontSize: 'clamp(0.8125rem, 0.75rem + 0.35vw, 1.0625rem)',
  lineHeight: 1.4,
  maxWidth: '38ch',
  textWrap: 'balance',
  selectors: { [SLIM]: { fontSize: '0.875rem', lineHeight: 1.35 } },
});

export const callLink = style({ marginBlockStart: 8, maxWidth: '100%' });

/** A link that covers the whole slide. */
export const slideLink = style({ selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } });
