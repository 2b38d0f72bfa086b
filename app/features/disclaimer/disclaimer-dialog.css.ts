import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  justifyItems: 'start',
});
export const list = style({ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space(4),
  lineHeight: 1.4,
});
export const icon = style({ display: 'flex', paddingBlockStart: 1, color: theme.color.danger });
