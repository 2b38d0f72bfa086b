import { style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';

/** Minimum width for the sums beside the form. */
export const SPLIT = 'cashier (min-width: 44rem)';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Container of a cashier page. It splits by its own width, which depends on the menu and the site's bars. */
export const cashier = style({ containerName: 'cashier', containerType: 'inline-size', width: '100%' });

/** A readable column. Takes the whole width if the page splits. */
export const stack = style({
  ...column,
  gap: space(5),
  maxWidth: '38rem',
  '@container': { [SPLIT]: { maxWidth: 'none' } },
});

/** The form with the sums beside it, or below it in narrow pages. */
export const split = style({
  ...column,
  gap: space(5),
  '@container': {
    [SPLIT]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 21rem)', columnGap: space(6), alignItems: 'start' },
  },
});

/** In a single column the parts are laid out in the form itself, so that its foot sticks over all of them. */
export const main = style({ display: 'contents', '@container': { [SPLIT]: { ...column, gap: space(5) } } });

/** Sticky beside a long form. */
export const side = style({
  display: 'contents',
  '@container': { [SPLIT]: { ...column, gap: space(5), position: 'sticky', insetBlockStart: 96 } },
});

/** Card with the sums and the submit button. */
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

/** Result of an order: one column, centred in wide pages. */
export const ended = style([
  stack,
  { '@container': { [SPLIT]: { maxWidth: '38rem', width: '100%', marginInline: 'auto' } } },
]);
