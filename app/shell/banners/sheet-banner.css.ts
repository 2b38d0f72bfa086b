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

/** Dark enough for muted words on a white picture, and gone where the subject stands. */
const SHADE = `color-mix(in srgb, ${theme.color.chrome} 30%, rgb(0 0 0 / 0.66))`;

/** Behind the dots of several banners, in the corner where they stand. */
const FOOT = 'radial-gradient(7rem 2.5rem at 100% 100%, rgb(0 0 0 / 0.7), transparent)';
const FOOT_RTL = 'radial-gradient(7rem 2.5rem at 0 100%, rgb(0 0 0 / 0.7), transparent)';

/** The same height while loading, so that nothing jumps. */
export const loading = style({ height: HEIGHT });

export const banner = style({
  position: 'relative',
  display: 'grid',
  minHeight: HEIGHT,
});

/** Behind the words, with its subject beside them. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% center',
  selectors: { [RTL]: { objectPosition: '0 center' } },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: space(2),
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlock: space(4),
  paddingInline: `${space(5)} 42%`,
  backgroundImage: `${FOOT}, linear-gradient(to right, ${SHADE} 46%, transparent 80%)`,
  selectors: { [RTL]: { backgroundImage: `${FOOT_RTL}, linear-gradient(to left, ${SHADE} 46%, transparent 80%)` } },
});

export const title = style({
  fontFamily: theme.font.head,
  fontWeight: 650,
  wordSpacing: '0.06em',
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
