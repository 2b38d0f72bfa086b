import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { TABLET, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const RTL = '[dir="rtl"] &';
const ground = (share: number) => `color-mix(in srgb, ${theme.color.chrome} ${share}%, transparent)`;
const fade = (way: string) => `linear-gradient(to ${way}, ${ground(94)}, ${ground(80)} 50%, transparent 84%)`;

export const featured = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 260,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': { [WIDE]: { minHeight: 300 } },
});

export const featuredArt = style({
  position: 'absolute',
  zIndex: layer.under,
  insetBlock: 0,
  insetInlineEnd: '-20%',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
  maskImage: 'linear-gradient(to right, transparent, black 40%)',
  selectors: {
    [RTL]: { objectPosition: 'left center', maskImage: 'linear-gradient(to left, transparent, black 40%)' },
  },
  '@media': { [TABLET]: { insetInlineEnd: 0 } },
});

export const featuredWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space(4),
  paddingBlock: space(6),
  paddingInline: `${space(6)} 34%`,
  backgroundImage: fade('right'),
  selectors: { [RTL]: { backgroundImage: fade('left') } },
  '@media': { [TABLET]: { paddingInline: `${space(7)} 44%` }, [WIDE]: { paddingInline: `${space(8)} 46%` } },
});

export const featuredTitle = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.title,
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const featuredText = style({ maxWidth: '40ch', lineHeight: 1.45, textWrap: 'balance' });

export const featuredBonus = style({ fontSize: theme.type.lead, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

/** The link's area covers the whole picture. */
export const callLink = style({
  marginBlockStart: space(3),
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
