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

/** What the words leave of the width to the picture's subject, in percent. */
const ART = { phone: 42, slim: 34, wide: 46 };

/** Dark enough for muted words on a white picture, and gone where the subject stands. */
const SHADE = `color-mix(in srgb, ${theme.color.chrome} 30%, rgb(0 0 0 / 0.66))`;
const shade = (way: string) =>
  `linear-gradient(to ${way}, ${SHADE} 46%, transparent 80%), linear-gradient(to top, ${SHADE}, transparent 4.5rem)`;

/** A picture hides the brand's scene behind the slides from the start. */
export const slide = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-pictured]': { backgroundColor: theme.color.chrome } },
});

/** The platform's picture. Its subject is at the end of the reading direction. */
export const art = style({
  ...fill,
  objectPosition: '100% center',
  selectors: {
    [RTL]: { objectPosition: '0 center' },
    // Slides further than the next one are not loaded yet.
    '[data-away] &': { display: 'none' },
  },
  '@media': { [LIVELY]: { animation: `${appear} 240ms ease-out` } },
});

/** The brand's own picture contains no words, so it can be mirrored. */
export const scene = style({
  ...fill,
  zIndex: layer.under,
  objectPosition: '88% center',
  selectors: { [RTL]: { transform: 'scaleX(-1)' } },
});

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
  backgroundImage: shade('right'),
  selectors: {
    [RTL]: { backgroundImage: shade('left') },
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
  wordSpacing: '0.06em',
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
  // A long one in a narrow window is smaller, and ends where the picture's subject begins; its sign never stands on another line.
  fontSize: `min(${theme.type.figure}, 9vw)`,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  selectors: { '&[data-long]': { fontSize: `min(${theme.type.figure}, 7.5vw)` } },
  '@media': {
    [WIDE]: { fontSize: theme.type.display, selectors: { '&[data-long]': { fontSize: theme.type.display } } },
  },
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
