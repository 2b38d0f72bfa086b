import { globalStyle, style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { NARROW, TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Most room at the sides of a wide window. */
const EDGE = '160px';

const chrome = (share: number) => `color-mix(in srgb, ${theme.color.chrome} ${share}%, transparent)`;

/** The scene fills the window; on a phone it fills the upper half, over the words. */
export const page = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  minHeight: '100dvh',
  boxSizing: 'border-box',
  padding: `${space(7, 6)} max(${space(7)}, env(safe-area-inset-bottom))`,
  isolation: 'isolate',
  overflow: 'clip',
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  // Between the scene and the words, so that they are readable on any picture.
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: layer.under,
      backgroundImage: `linear-gradient(to top, ${chrome(100)} 45%, transparent 62%)`,
    },
  },
  '@media': {
    [TABLET]: {
      alignContent: 'center',
      paddingInline: `clamp(${space(7)}, 10vw, ${EDGE})`,
      selectors: {
        '&::after': { backgroundImage: `linear-gradient(to right, ${chrome(94)} 30%, ${chrome(60)} 60%, transparent)` },
        '[dir="rtl"] &::after': {
          backgroundImage: `linear-gradient(to left, ${chrome(94)} 30%, ${chrome(60)} 60%, transparent)`,
        },
      },
    },
  },
});

globalStyle(`${page} > img`, {
  '@media': { [NARROW]: { height: '56dvh', objectPosition: '78% 50%' } },
});

export const panel = style({ display: 'grid', gap: space(5), justifyItems: 'start', width: '100%', maxWidth: 560 });
export const mark = style({ width: 56, height: 56, marginBlockEnd: space(3) });
export const title = style({ fontSize: theme.type.figure, lineHeight: 1.15, textWrap: 'balance' });
export const text = style({ fontSize: theme.type.lead, maxWidth: '52ch' });
export const backAt = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  fontSize: theme.type.head,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(4), marginBlockStart: space(3) });
export const address = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });
