import { style } from '@vanilla-extract/css';
import { LIST } from '#app/kit/table/cards.ts';
import { theme } from '#themes/contract.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const term = style({ color: theme.color.muted, fontSize: '0.875rem' });

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const won = style([figures, { color: theme.color.win }]);
export const lost = style([figures, { color: theme.color.danger }]);
/** A name and its note, side by side where rows are cards. */
export const cellWords = style({
  '@container': { [LIST]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, minWidth: 0 } },
});
/** A plain button whose text starts where the other cells do. */
export const cellButton = style({ display: 'inline-flex', minWidth: 0, marginInlineStart: -8 });
export const cellNote = style({ display: 'block', color: theme.color.muted, fontSize: '0.8125rem', fontWeight: 400 });
export const headingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const heading = style({ fontSize: '1.0625rem', marginBlock: '4px 10px' });
