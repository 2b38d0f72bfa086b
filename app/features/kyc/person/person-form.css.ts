import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(7) });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const groupTitle = style({
  paddingBlockEnd: space(3),
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontSize: theme.type.lead,
});
