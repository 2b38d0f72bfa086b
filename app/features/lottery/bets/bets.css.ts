import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  paddingBlock: 14,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${theme.color.line}` } },
});
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
export const money = style({ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 4 });
export const winAmount = style({ color: theme.color.win, fontWeight: 700 });
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  gridColumn: '1 / -1',
});
export const bone = style({ height: 76, marginBlockEnd: 8, borderRadius: theme.radius.control });
