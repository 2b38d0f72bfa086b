import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const bets = style({
  marginBlock: space(0, 5),
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  overflow: 'hidden',
});
/** A bet that won has an edge: it is found by it in a long list, and without its colour by its width. */
export const bet = style({
  borderInlineStart: '4px solid transparent',
  selectors: {
    'li + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&[data-won]': { borderInlineStartColor: theme.color.win },
  },
});
export const picture = style({ flex: 'none', width: 40, height: 40, borderRadius: theme.radius.badge });
export const line = style({
  display: 'flex',
  // Large text wraps the amounts below the game.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  minHeight: 56,
  padding: space(3, 5),
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.color.raised },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const words = style({
  display: 'grid',
  flex: '1 1 6rem',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const game = style({ fontWeight: 600 });
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  flex: 'none',
  maxWidth: '60%',
  marginInlineStart: 'auto',
  fontWeight: 600,
  textAlign: 'end',
});
export const mark = style({
  display: 'flex',
  flex: 'none',
  color: theme.color.muted,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});
export const detail = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: space(4, 5, 5),
  backgroundColor: theme.color.raised,
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const pair = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(1, 5) });

export const oneGame = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3, 5) });
