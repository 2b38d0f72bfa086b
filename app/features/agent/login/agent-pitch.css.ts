import { style } from '@vanilla-extract/css';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(480px, 1fr)', gridTemplateRows: 'auto' } },
});

/** Dark in both colour schemes, since the text is on the brand's scene. */
export const pitch = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 28,
  padding: '20px 20px 28px',
  backgroundColor: theme.color.ground,
  color: theme.color.text,
  overflow: 'hidden',
  '@media': { [WIDE]: { padding: '40px 56px 56px' } },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '82% 50%',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  maskImage: 'linear-gradient(180deg, transparent 4%, #000 34%, #0006 62%, transparent 92%)',
  '@media': { [NARROW]: { maskImage: 'linear-gradient(180deg, #0009, #0005 45%, transparent 85%)' } },
});

export const brandName = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: '1.125rem',
});
export const mark = style({ width: 32, height: 32 });

export const pitchBody = style({
  display: 'grid',
  alignContent: 'end',
  gap: 24,
  '@media': { [WIDE]: { gap: 48 } },
});

export const title = style({
  fontFamily: theme.font.head,
  fontWeight: 700,
  fontSize: 'clamp(2rem, 4.6vw, 4rem)',
  letterSpacing: '-0.03em',
  lineHeight: 1.05,
  textWrap: 'balance',
});
export const lead = style({
  maxWidth: '44ch',
  marginBlockStart: 14,
  color: theme.color.text,
  fontSize: '1.0625rem',
  '@media': { [WIDE]: { fontSize: '1.1875rem' } },
});

export const points = style({
  display: 'grid',
  gap: 16,
  '@media': {
    [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 },
  },
});
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 14,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 10 } },
});
export const pointIcon = style({ color: theme.color.accentText, paddingBlockStart: 1 });
export const pointTitle = style({ fontWeight: 600 });
export const pointText = style({
  marginBlockStart: 4,
  color: theme.color.muted,
  fontSize: '0.9375rem',
  '@media': { [NARROW]: { display: 'none' } },
});
