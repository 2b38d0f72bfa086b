import { keyframes, style } from '@vanilla-extract/css';
import { LIVELY } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(-24px)' } });
const slideBack = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });

export const sheet = style({
  width: 'min(86vw, 340px)',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  marginBlock: 0,
  marginInline: '0 auto',
  padding: 0,
  border: 0,
  borderStartEndRadius: theme.radius.sheet,
  borderEndEndRadius: theme.radius.sheet,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  boxShadow: theme.shadow.float,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: theme.color.scrim },
  },
  '@media': {
    [LIVELY]: {
      selectors: {
        '&[open]': { animation: `${slide} 200ms ease-out` },
        '[dir="rtl"] &[open]': { animation: `${slideBack} 200ms ease-out` },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 64,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: space(6, 4),
});

export const mark = style({ width: 28, height: 28, flex: 'none' });
export const letters = style({ height: 18, width: 'auto', verticalAlign: 'middle' });
export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.lead,
});

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  paddingInline: space(3),
  paddingBlockEnd: space(5),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const list = style({
  selectors: {
    '& + &': {
      marginBlockStart: space(4),
      paddingBlockStart: space(4),
      borderBlockStart: `1px solid ${theme.color.chromeLine}`,
    },
  },
});

export const entry = style({ display: 'flex', flexWrap: 'wrap' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(5),
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  paddingInline: space(5),
  borderRadius: theme.radius.control,
  color: theme.color.onChromeMuted,
  fontWeight: 500,
  selectors: {
    '&:hover': { color: theme.color.onChrome },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current="page"]': { backgroundColor: theme.color.chromeActive, color: theme.color.onChromeActive },
  },
});

export const foot = style({
  minHeight: 61,
  position: 'relative',
  display: 'flex',
  gap: space(3),
  padding: `${space(3, 4)} max(${space(3)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.color.chromeLine}`,
});
