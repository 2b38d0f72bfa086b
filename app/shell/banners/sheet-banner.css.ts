import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

/** The picture's subject stands at its end, the words before it on the plain ground. */
export const banner = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minHeight: 84,
  paddingBlock: 12,
  paddingInline: '16px 42%',
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  overflow: 'hidden',
  isolation: 'isolate',
});

export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  width: '62%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
  maskImage: 'linear-gradient(to right, transparent, black 60%)',
  selectors: {
    '[dir="rtl"] &': { objectPosition: 'left center', maskImage: 'linear-gradient(to left, transparent, black 60%)' },
  },
});

export const title = style({ fontFamily: theme.font.head, fontWeight: 650, fontSize: '1rem', lineHeight: 1.2 });
export const text = style({ fontSize: '0.8125rem', lineHeight: 1.35 });
