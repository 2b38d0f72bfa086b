import { globalStyle, style } from '@vanilla-extract/css';
import { orderLink } from '#app/kinds/record-page/views/order-link.css.ts';
import { LIST } from '#app/kit/table/cards.ts';
import { pull } from '#app/kit/theme/space.ts';
import { cellNote } from '../shared/records.css.ts';

/** Below the movement in a table, beside it in a card. */
export const gameOfMovement = style([cellNote, { '@container': { [LIST]: { display: 'inline' } } }]);

export const order = style({ display: 'inline-flex', alignItems: 'center' });

/** Aligns the number with its column. Hidden in cards, which have no room; the order's page shows the number. */
export const copy = style({
  flex: 'none',
  marginBlock: pull(4),
  marginInlineStart: pull(3),
  marginInlineEnd: pull(5),
  '@container': { [LIST]: { selectors: { [`${orderLink} + &`]: { display: 'none' } } } },
});
globalStyle(`${copy} svg`, { width: 16, height: 16 });
