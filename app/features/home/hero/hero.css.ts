import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';
import { lively, tablet, wide } from '../../../kit/theme/media.ts';

const appear = keyframes({ from: { opacity: 0 } });
const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

export const hero = style({
  position: 'relative',
  minHeight: 188,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  isolation: 'isolate',
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  '@media': { [tablet]: { minHeight: 232 }, [wide]: { minHeight: 272 } },
});

export const scene = style({ ...fill, zIndex: -1 });

export const art = style({
  ...fill,
  objectPosition: 'right center',
  '@media': { [lively]: { animation: `${appear} 240ms ease-out` } },
});

/** Text stands on the chrome colour, which fades into the picture: so it can be read on any. */
export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: 8,
  padding: '20px 34% 28px 20px',
  backgroundImage: `linear-gradient(to right, color-mix(in srgb, ${theme.color.chrome} 88%, transparent), color-mix(in srgb, ${theme.color.chrome} 62%, transparent) 45%, transparent 75%)`,
  selectors: {
    '[dir="rtl"] &': {
      padding: '20px 20px 28px 34%',
      backgroundImage: `linear-gradient(to left, color-mix(in srgb, ${theme.color.chrome} 88%, transparent), color-mix(in srgb, ${theme.color.chrome} 62%, transparent) 45%, transparent 75%)`,
    },
  },
  '@media': { [wide]: { gap: 12, padding: '32px 44% 36px 44px' } },
});

export const title = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: 'clamp(1.5rem, 1.1rem + 1.8vw, 2.5rem)',
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const text = style({
  fontSize: 'clamp(0.875rem, 0.8rem + 0.35vw, 1.0625rem)',
  lineHeight: 1.45,
  maxWidth: '38ch',
});

export const tagline = style({ textWrap: 'balance' });

export const call = style({
  marginBlockStart: 6,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
