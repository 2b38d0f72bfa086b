import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const RTL = '[dir="rtl"] &';

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  minHeight: 148,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  overflow: 'hidden',
});

/** The picture has no text, so it can be mirrored. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.under,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '78% 50%',
  selectors: { [RTL]: { transform: 'scaleX(-1)' } },
});

/** The text is on the colour that the picture fades into. */
export const sceneWords = style({
  display: 'grid',
  gap: space(1),
  padding: space(8, 5, 4),
  backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${theme.color.chrome} 92%, transparent) 45%, transparent)`,
});

export const opened = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  fontWeight: 600,
  fontSize: theme.type.small,
});

export const account = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: `min(${theme.type.title}, 10vw)`,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

/** Height of an offer, so that the layout does not shift when it loads. */
export const offerRoom = style({ height: 152, borderRadius: theme.radius.card });
export const action = style({ height: 52 });

export const offer = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'center',
  minHeight: 152,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  overflow: 'hidden',
});

/** The subject is at the picture's end, away from the text. */
export const art = style({
  position: 'absolute',
  zIndex: layer.under,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '52%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
  maskImage: 'linear-gradient(to right, transparent, black 60%)',
  selectors: {
    [RTL]: { objectPosition: 'left center', maskImage: 'linear-gradient(to left, transparent, black 60%)' },
  },
});

export const offerWords = style({
  display: 'grid',
  gap: space(2),
  padding: space(5),
  selectors: { '&[data-beside]': { width: '66%' } },
});

export const label = style({ color: theme.color.accentText, fontWeight: 700, fontSize: theme.type.note });

export const offerTitle = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.head,
  lineHeight: 1.2,
  textWrap: 'balance',
});

export const amount = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const text = style({ color: theme.color.muted, fontSize: theme.type.small, lineHeight: 1.4 });

export const note = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space(4),
  paddingInline: space(2),
  color: theme.color.muted,
  fontSize: theme.type.small,
  lineHeight: 1.4,
});
