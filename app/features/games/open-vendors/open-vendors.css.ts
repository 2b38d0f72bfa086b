import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  borderRadius: theme.radius.tile,
});

export const art = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 84,
  marginBlockEnd: space(3),
  borderRadius: theme.radius.tile,
  backgroundColor: theme.color.raised,
  overflow: 'hidden',
  contain: 'size',
});

/** The vendor's own picture, if no picture of a game is available. */
export const emblem = style({ display: 'grid', placeContent: 'center' });

/** Extends over the card. */
export const link = style({
  fontWeight: 600,
  fontSize: theme.type.body,
  lineHeight: 1.35,
  textAlign: ['match-parent', '-webkit-match-parent'],
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.tile },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 4 },
  },
});

/** Uses words and a dot, not colour alone. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: theme.color.muted,
  fontSize: theme.type.note,
  lineHeight: 1.4,
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      borderRadius: 4,
      backgroundColor: theme.color.win,
    },
    '&[data-closed]::before': { backgroundColor: 'transparent', boxShadow: `inset 0 0 0 1.5px ${theme.color.muted}` },
  },
});
