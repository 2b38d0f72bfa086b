import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const groupTitle = style({
  paddingBlockEnd: 8,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontSize: '1.0625rem',
});
