import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { ROOMY } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Scrolls sideways in a narrow window; a column of groups in a wide one. */
export const menu = style({
  display: 'flex',
  gap: space(3),
  minWidth: 0,
  marginInline: pull(5),
  paddingInline: space(5),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 16,
  '@media': {
    [ROOMY]: { display: 'grid', alignContent: 'start', gap: space(6), margin: 0, padding: 0, overflow: 'visible' },
  },
});

export const group = style({
  display: 'contents',
  '@media': { [ROOMY]: { display: 'grid', gap: space(2) } },
});
export const heading = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [ROOMY]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
      paddingInline: space(3),
      color: theme.color.muted,
      fontFamily: theme.font.text,
      fontSize: theme.type.note,
      fontWeight: 600,
      letterSpacing: 0,
    },
  },
});
export const games = style({
  display: 'contents',
  '@media': { [ROOMY]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) } },
});
export const item = style({ flex: 'none', '@media': { [ROOMY]: { minWidth: 0 } } });

export const game = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  maxWidth: '17rem',
  padding: space(2, 4, 2, 3),
  ...frame,
  color: theme.color.text,
  lineHeight: 1.25,
  transition: 'background-color 140ms ease, border-color 140ms ease',
  selectors: {
    '[dir="rtl"] &': { padding: space(2, 3, 2, 4) },
    '&:hover': { borderColor: theme.color.accentText },
    '&[aria-current="page"]': {
      borderColor: 'transparent',
      backgroundColor: theme.color.chosen,
      color: theme.color.onChosen,
    },
  },
  '@media': {
    [ROOMY]: { minHeight: 52, maxWidth: 'none', backgroundColor: 'transparent', borderColor: 'transparent' },
  },
});
export const art = style({
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: theme.radius.badge,
  objectFit: 'cover',
  '@media': { [ROOMY]: { width: 40, height: 40 } },
});
export const words = style({ display: 'grid', minWidth: 0 });
export const gameName = style({ fontWeight: 600, fontSize: theme.type.body, overflowWrap: 'anywhere' });
/** Hidden in the strip, where only the chosen game's head shows it. */
export const drawInterval = style({
  display: 'none',
  fontSize: theme.type.note,
  color: theme.color.muted,
  selectors: { '[aria-current="page"] &': { color: 'inherit' }, '&[data-state="maintenance"]': { display: 'block' } },
  '@media': { [ROOMY]: { display: 'block' } },
});
export const bone = style({
  flex: 'none',
  width: '10rem',
  height: 44,
  borderRadius: theme.radius.card,
  '@media': { [ROOMY]: { width: '100%', height: 52 } },
});
