import { style } from '@vanilla-extract/css';
import { LIST } from '#app/kit/table/cards.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** A name and its note, side by side in cards. */
export const cellWords = style({
  '@container': {
    [LIST]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4), minWidth: 0 },
  },
});
/** Aligns the button's text with the other cells. */
export const cellButton = style({ display: 'inline-flex', minWidth: 0, marginInlineStart: pull(3) });
export const cellNote = style({
  display: 'block',
  color: theme.color.muted,
  fontSize: theme.type.note,
  fontWeight: 400,
});
export const headingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const heading = style({ fontSize: theme.type.lead, marginBlock: space(2, 3) });
