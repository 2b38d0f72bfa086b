import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const padded = style({ padding: space(0, 6, 4) });
export const heading = style({ paddingBlockStart: space(4), fontSize: theme.type.body });
