import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const bets = style({
  marginBlock: '0 16px',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  overflow: 'hidden',
});
export const bet = style({
  selectors: { 'li + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});
export const line = style({
  display: 'flex',
  // Large text moves the amounts below the game.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 56,
  padding: '8px 14px',
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
  gap: 8,
  margin: 0,
  padding: '12px 14px 16px',
  backgroundColor: theme.color.raised,
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const pair = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px' });

export const oneGame = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
