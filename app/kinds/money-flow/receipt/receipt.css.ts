import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  paddingBlock: space(5),
  textAlign: 'center',
});
export const icon = style({
  color: theme.color.muted,
  selectors: {
    '&[data-tone="good"]': { color: theme.color.win },
    '&[data-tone="bad"]': { color: theme.color.danger },
  },
});
/** Main sum of a page. */
export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.figure,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ maxWidth: '26rem', color: theme.color.muted, textWrap: 'balance' });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space(4),
});
