import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(4),
  padding: space(4, 5),
  ...frame,
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2, 5),
});
export const cardTitle = style({ fontSize: theme.type.body });
