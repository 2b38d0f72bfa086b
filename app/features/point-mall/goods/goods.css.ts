import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { LIVELY, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: theme.density.gap,
  '@media': { [TABLET]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))', gap: space(5) } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  ...frame,
  overflow: 'hidden',
  '@media': {
    [LIVELY]: { transition: 'border-color 140ms ease, transform 140ms ease' },
    '(hover: hover) and (pointer: fine)': {
      selectors: { '&:hover': { borderColor: theme.color.lineStrong, transform: 'translateY(-2px)' } },
    },
  },
});

export const art = style({ display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' });
export const soldOut = style({ filter: 'grayscale(1)', opacity: 0.55 });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: space(3),
  padding: space(3, 4, 4),
  '@media': { [WIDE]: { padding: space(4, 5) } },
});

/** The link's area covers the whole card. */
export const name = style({
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  fontWeight: 600,
  fontSize: theme.type.body,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: -2 },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(1, 3),
  marginBlockStart: 'auto',
});

export const price = style({
  fontFamily: theme.font.head,
  fontWeight: 600,
  fontSize: theme.type.body,
  color: theme.color.accentText,
  fontVariantNumeric: 'tabular-nums',
});

export const stock = style({ color: theme.color.muted, fontSize: theme.type.note, fontVariantNumeric: 'tabular-nums' });
export const boneName = style({ display: 'block', width: '80%', height: 16 });
export const bonePrice = style({ display: 'block', width: '45%', height: 14 });
export const boneArt = style({ display: 'block', width: '100%', aspectRatio: '4 / 3', borderRadius: 0 });
