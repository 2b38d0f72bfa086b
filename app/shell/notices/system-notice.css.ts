import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

const chrome = (share: number) => `color-mix(in srgb, ${theme.color.chrome} ${share}%, transparent)`;

/** The scene fills the window; on a phone it fills the upper half, over the words. */
export const page = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  minHeight: '100dvh',
  boxSizing: 'border-box',
  padding: '32px 24px max(32px, env(safe-area-inset-bottom))',
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
      zIndex: -1,
      backgroundImage: `linear-gradient(to top, ${chrome(100)} 45%, transparent 62%)`,
    },
  },
  '@media': {
    [TABLET]: {
      alignContent: 'center',
      paddingInline: 'clamp(32px, 10vw, 160px)',
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

export const panel = style({ display: 'grid', gap: 16, justifyItems: 'start', width: '100%', maxWidth: 560 });
export const mark = style({ width: 56, height: 56, marginBlockEnd: 8 });
export const title = style({ fontSize: 'clamp(1.75rem, 6vw, 2.75rem)', lineHeight: 1.15, textWrap: 'balance' });
export const text = style({ fontSize: '1.0625rem', maxWidth: '52ch' });
export const backAt = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '1.125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 8 });
export const address = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });
