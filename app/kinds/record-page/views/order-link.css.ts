import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** The touch target has the size of a button's, without making its row higher. */
const HIT = { paddingBlock: space(4), marginBlock: pull(4) };

/** Leads from a row to its order's page. */
export const orderLink = style({ ...HIT, color: theme.color.accentText, textUnderlineOffset: 3 });
