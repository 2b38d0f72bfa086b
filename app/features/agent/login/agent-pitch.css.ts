import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { NARROW, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
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
  gap: space(7),
  padding: space(6, 6, 7),
  backgroundColor: theme.color.ground,
  color: theme.color.text,
  overflow: 'hidden',
  '@media': { [WIDE]: { padding: space(8) } },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.under,
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
  gap: space(4),
  minHeight: 44,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.head,
});
export const mark = style({ width: 32, height: 32 });

export const pitchBody = style({
  display: 'grid',
  alignContent: 'end',
  gap: space(7),
  '@media': { [WIDE]: { gap: space(8) } },
});

export const title = style({
  fontFamily: theme.font.head,
  fontWeight: 700,
  fontSize: theme.type.figure,
  letterSpacing: '-0.03em',
  lineHeight: 1.05,
  textWrap: 'balance',
  '@media': { [WIDE]: { fontSize: theme.type.display } },
});
export const lead = style({
  maxWidth: '44ch',
  marginBlockStart: space(4),
  color: theme.color.text,
  fontSize: theme.type.lead,
  '@media': { [WIDE]: { fontSize: theme.type.head } },
});

export const points = style({
  display: 'grid',
  gap: space(5),
  '@media': {
    [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(7) },
  },
});
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(5),
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space(4) } },
});
export const pointIcon = style({ color: theme.color.accentText, paddingBlockStart: 1 });
export const pointText = style({
  marginBlockStart: space(2),
  color: theme.color.muted,
  fontSize: theme.type.body,
  '@media': { [NARROW]: { display: 'none' } },
});
