import { keyframes, style } from '@vanilla-extract/css';
import { LIVELY, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { fill } from '#app/shell/layout/brand-scene.css.ts';
import { theme } from '#themes/contract.css.ts';
import { SLIM_HEIGHT } from './slim-height.ts';

const appear = keyframes({ from: { opacity: 0 } });

const RTL = '[dir="rtl"] &';
const SLIM = '[data-slim] &';

/** The picture's subject is at its end; on a phone it moves further out, to leave room for the text. */
export const art = style({
  ...fill,
  insetInlineStart: '15%',
  objectPosition: 'right center',
  maskImage: 'linear-gradient(to right, transparent, black 30%)',
  selectors: {
    [RTL]: { objectPosition: 'left center', maskImage: 'linear-gradient(to left, transparent, black 30%)' },
    // Beyond the next slide: not loaded yet.
    '[data-away] &': { display: 'none' },
  },
  '@media': {
    [TABLET]: {
      insetInlineStart: 0,
      maskImage: 'linear-gradient(to right, transparent 20%, black 60%)',
      selectors: { [RTL]: { maskImage: 'linear-gradient(to left, transparent 20%, black 60%)' } },
    },
    [LIVELY]: { animation: `${appear} 240ms ease-out` },
  },
});

const ground = (share: number) => `color-mix(in srgb, ${theme.color.chrome} ${share}%, transparent)`;
const fade = (way: string) => `linear-gradient(to ${way}, ${ground(92)}, ${ground(78)} 52%, transparent 82%)`;

/** Text is on the chrome colour, which fades into the picture, so it is readable on any picture. */
export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 8,
  minHeight: 204,
  paddingBlock: '20px 24px',
  paddingInline: '20px 40%',
  backgroundImage: fade('right'),
  selectors: {
    [RTL]: { backgroundImage: fade('left') },
    [SLIM]: { gap: 4, minHeight: SLIM_HEIGHT, paddingBlock: 14, paddingInlineStart: 20 },
  },
  '@media': {
    [TABLET]: { minHeight: 232, paddingInline: '32px 40%' },
    [WIDE]: { gap: 12, minHeight: 280, paddingInline: '44px 44%' },
  },
});

export const title = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: 'clamp(1.375rem, 1.05rem + 1.5vw, 2.5rem)',
  lineHeight: 1.15,
  textWrap: 'balance',
  selectors: { [SLIM]: { fontSize: '1.0625rem' } },
});

export const text = style({
  fontSize: 'clamp(0.875rem, 0.8rem + 0.35vw, 1.0625rem)',
  lineHeight: 1.45,
  maxWidth: '38ch',
  textWrap: 'balance',
  selectors: { [SLIM]: { fontSize: '0.875rem', lineHeight: 1.35 } },
});

export const callLink = style({ marginBlockStart: 6 });

/** A link that covers the whole slide. */
export const slideLink = style({ selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } });
