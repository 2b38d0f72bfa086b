import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** The touch target has the size of a button's, without making its row higher. */
const HIT = { paddingBlock: 12, marginBlock: -12 };

/** Leads from a row to its order's page. */
export const orderLink = style({ ...HIT, color: theme.color.accentText, textUnderlineOffset: 3 });
