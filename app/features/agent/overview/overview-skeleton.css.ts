import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { cardsFitInLine } from './overview.css.ts';

export const skeletonCard = style({
  height: 126,
  borderRadius: theme.radius.card,
  '@container': { [cardsFitInLine]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } } },
});
export const skeletonLevels = style({ height: 132, borderRadius: theme.radius.card });
export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  height: 34,
  paddingInline: space(5),
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});
export const rowLine = style({ height: 12 });
