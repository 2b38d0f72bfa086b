import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const HEIGHT = 84;
const RTL = '[dir="rtl"] &';

/** On a low screen, or with large text, the form needs the room. */
export const frame = style({
  containerType: 'inline-size',
  '@media': { 'screen and (max-height: 600px)': { display: 'none' } },
});
export const room = style({
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  overflow: 'hidden',
  '@container': { '(max-width: 14rem)': { display: 'none' } },
});

/** What the pause button and the dots take at the foot of the picture's side. */
const FOOT = 38;

/** The same height while loading, so that nothing jumps. */
export const loading = style({ height: HEIGHT });

export const banner = style({
  position: 'relative',
  display: 'grid',
  minHeight: HEIGHT,
});

/** Beside the words; it fades towards them. */
export const picture = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  width: '36%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '92% center',
  maskImage: 'linear-gradient(to right, transparent, black 24%)',
  selectors: {
    [`${room}[data-many] &`]: { height: `calc(100% - ${FOOT}px)` },
    [RTL]: { objectPosition: '8% center', maskImage: 'linear-gradient(to left, transparent, black 24%)' },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: space(2),
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlock: space(4),
  paddingInline: `${space(5)} 38%`,
});

export const title = style({
  fontFamily: theme.font.head,
  fontWeight: 650,
  fontSize: theme.type.lead,
  lineHeight: 1.2,
  textWrap: 'balance',
});
export const text = style({
  color: theme.color.onChromeMuted,
  fontSize: theme.type.note,
  lineHeight: 1.35,
  textWrap: 'pretty',
});
