import { style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';

/** Where the sums fit beside the form. */
export const SPLIT = 'cashier (min-width: 44rem)';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Around a page of the cashier, which splits by its own width: the menu and the site's bars leave it more or less. */
export const cashier = style({ containerName: 'cashier', containerType: 'inline-size', width: '100%' });

/** One readable column; the whole width where the page splits. */
export const stack = style({
  ...column,
  gap: space(5),
  maxWidth: '38rem',
  '@container': { [SPLIT]: { maxWidth: 'none' } },
});

/** What is asked, and beside it what it comes to; one below the other where there is no room for both. */
export const split = style({
  ...column,
  gap: space(5),
  '@container': {
    [SPLIT]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 21rem)', columnGap: space(6), alignItems: 'start' },
  },
});

/** In a single column the parts stand in the form itself, so that its foot sticks over all of it. */
export const main = style({ display: 'contents', '@container': { [SPLIT]: { ...column, gap: space(5) } } });

/** Stays in sight beside a long form. */
export const side = style({
  display: 'contents',
  '@container': { [SPLIT]: { ...column, gap: space(5), position: 'sticky', insetBlockStart: 96 } },
});

/** The sums and the one action as a card. */
export const sideCard = style([
  side,
  {
    '@container': {
      [SPLIT]: {
        padding: space(5, 6, 4),
        ...raisedFrame,
      },
    },
  },
]);

/** Terms that a single column shows elsewhere. */
export const onlyBeside = style({ display: 'none', '@container': { [SPLIT]: { display: 'grid' } } });

/** Sums that the side lists line by line. */
export const onlyBelow = style({ '@container': { [SPLIT]: { display: 'none' } } });

/** How an order ended: one column, in the middle where the page is wide. */
export const ended = style([
  stack,
  { '@container': { [SPLIT]: { maxWidth: '38rem', width: '100%', marginInline: 'auto' } } },
]);
