import { style } from '@vanilla-extract/css';
import { ROOMY } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** A row that scrolls sideways; in a wide window a column of groups. */
export const menu = style({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  marginInline: -16,
  paddingInline: 16,
  paddingBlock: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 16,
  '@media': {
    [ROOMY]: { display: 'grid', alignContent: 'start', gap: 18, margin: 0, padding: 0, overflow: 'visible' },
  },
});

export const group = style({
  display: 'contents',
  '@media': { [ROOMY]: { display: 'grid', gap: 4 } },
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
      paddingInline: 10,
      color: theme.color.muted,
      fontFamily: theme.font.text,
      fontSize: '0.8125rem',
      fontWeight: 600,
      letterSpacing: 0,
    },
  },
});
export const games = style({
  display: 'contents',
  '@media': { [ROOMY]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } },
});
export const item = style({ flex: 'none', '@media': { [ROOMY]: { minWidth: 0 } } });

export const game = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  maxWidth: '17rem',
  padding: '6px 14px 6px 6px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  lineHeight: 1.25,
  transition: 'background-color 140ms ease, border-color 140ms ease',
  selectors: {
    '[dir="rtl"] &': { padding: '6px 6px 6px 14px' },
    '&:hover': { borderColor: theme.color.accentText },
    '&[aria-current="page"]': {
      borderColor: 'transparent',
      backgroundColor: theme.color.chosen,
      color: theme.color.onChosen,
    },
  },
  '@media': { [ROOMY]: { maxWidth: 'none', backgroundColor: 'transparent', borderColor: 'transparent' } },
});
export const art = style({ flex: 'none', width: 40, height: 40, borderRadius: theme.radius.badge, objectFit: 'cover' });
export const words = style({ display: 'grid', minWidth: 0 });
export const gameName = style({ fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' });
export const drawInterval = style({
  fontSize: '0.8125rem',
  color: theme.color.muted,
  selectors: { '[aria-current="page"] &': { color: 'inherit' } },
});
export const bone = style({
  flex: 'none',
  width: '10rem',
  height: 52,
  borderRadius: theme.radius.card,
  '@media': { [ROOMY]: { width: '100%' } },
});
