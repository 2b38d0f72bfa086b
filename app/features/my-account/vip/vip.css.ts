import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const body = style({ display: 'grid', gap: space(3), padding: space(0, 6, 5) });
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 4),
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
export const level = style({ fontWeight: 700, fontSize: theme.type.lead, overflowWrap: 'anywhere' });
export const bone = style({ height: 64 });
