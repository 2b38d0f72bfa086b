import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { TABLET } from '../theme/media.ts';
import { CARD_HEIGHT } from './card-height.ts';
import { row } from './row.css.ts';

/** Inside a card, as in a row of tiles. */
const PAD = 14;
const CARD = '[data-rows="card"]';

/** The cards grow to fill the row where they are few, and scroll sideways where they are many. */
export const strip = style({
  // Texts for screen readers are placed out of the flow: without this the page would be as wide as all cards.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(16rem, 82%), 1fr)',
  gridAutoRows: `minmax(${CARD_HEIGHT}, auto)`,
  gap: theme.density.gap,
  margin: pull(3, 5),
  padding: space(3, 5),
  scrollPaddingInline: 16,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  selectors: {
    [`${row}${CARD} &`]: { margin: 0, padding: PAD, scrollPaddingInline: PAD },
    '&[data-narrow]': { gridAutoColumns: 'minmax(min(9rem, 46%), 1fr)' },
  },
  '@media': { [TABLET]: { selectors: { '&[data-narrow]': { gridAutoColumns: 'minmax(11rem, 1fr)' } } } },
});

export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', scrollSnapAlign: 'start' });
