import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

const HEIGHT = 84;
const RTL = '[dir="rtl"] &';
const fade = (way: string) => `linear-gradient(to ${way}, ${theme.color.chrome} 45%, transparent)`;

/** As tall while it loads, so that nothing jumps. */
export const banner = style({
  position: 'relative',
  display: 'grid',
  minHeight: HEIGHT,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  overflow: 'hidden',
});

export const picture = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  width: '60%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
  selectors: { [RTL]: { objectPosition: 'left center' } },
});

/** On the chrome colour, which fades into the picture. */
export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: 4,
  paddingBlock: 12,
  paddingInline: '16px 36%',
  backgroundImage: fade('right'),
  selectors: { [RTL]: { backgroundImage: fade('left') } },
});

export const title = style({ fontFamily: theme.font.head, fontWeight: 650, fontSize: '1rem', lineHeight: 1.2 });
export const text = style({ fontSize: '0.8125rem', lineHeight: 1.35, color: theme.color.onChromeMuted });
export const loading = style({ height: HEIGHT });
