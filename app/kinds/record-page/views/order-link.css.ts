import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Touch target of a button's size that does not increase the row's height. */
const HIT = { paddingBlock: space(4), marginBlock: pull(4) };

/** Link from a row to its order. */
export const orderLink = style({ ...HIT, color: theme.color.accentText, textUnderlineOffset: 3 });
