import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  paddingBlock: 16,
  textAlign: 'center',
});
export const icon = style({
  color: theme.color.muted,
  selectors: {
    '&[data-tone="good"]': { color: theme.color.win },
    '&[data-tone="bad"]': { color: theme.color.danger },
  },
});
export const title = style({ fontSize: '1.25rem' });
export const text = style({ maxWidth: '26rem', color: theme.color.muted, textWrap: 'balance' });
export const actions = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: 10 });
