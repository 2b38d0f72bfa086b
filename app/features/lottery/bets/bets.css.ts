import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(3, 5),
  paddingBlock: space(4),
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${theme.color.line}` } },
});
export const words = style({ display: 'grid', gap: space(1), minWidth: 0 });
export const money = style({ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: space(2) });
export const winAmount = style({ color: theme.color.win, fontWeight: 700 });
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 3),
  gridColumn: '1 / -1',
});
export const bone = style({ height: 76, marginBlockEnd: space(3), borderRadius: theme.radius.control });
