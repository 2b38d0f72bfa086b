import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const gain = style([figures, { color: theme.color.win }]);
export const loss = style([figures, { color: theme.color.danger }]);
export const lost = style({ color: theme.color.danger });
