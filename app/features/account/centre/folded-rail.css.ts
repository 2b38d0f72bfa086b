import { globalStyle } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { LIVELY, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { DESK, RAIL } from '#app/shell/frame/frame.css.ts';
import { theme } from '#themes/contract.css.ts';

// The site's rail folds to its icons beside the member centre's menu, and opens over the page on hover or focus. These rules
// load with the member centre. They select elements, not class names, to stay out of the first page's stylesheet.

/** An icon with the padding of its entry and of the rail. */
const FOLDED = `calc(20px + 2 * ${space(5)} + 2 * ${space(4)})`;
const SIDE = '[data-member][data-member][data-navigation="side"]';
const BAR = '[data-member][data-member][data-navigation="bar"]';
const RAIL_NAV = `${SIDE} > header + nav`;
const REST = `${RAIL_NAV}:not(:hover, :has(:focus-visible))`;
const OPEN = `${RAIL_NAV}:is(:hover, :has(:focus-visible))`;

globalStyle(SIDE, {
  '@media': { [WIDE]: { gridTemplateColumns: `${FOLDED} minmax(0, 1fr)` } },
});
globalStyle(RAIL_NAV, {
  '@media': {
    [WIDE]: { zIndex: layer.foot, width: FOLDED, overflowX: 'hidden' },
    [`${WIDE} and ${LIVELY}`]: { transition: 'width 160ms ease' },
  },
});
globalStyle(OPEN, { '@media': { [WIDE]: { width: RAIL, boxShadow: theme.shadow.float } } });
// A scroll bar would be half as wide as an icon.
globalStyle(REST, { '@media': { [WIDE]: { scrollbarWidth: 'none' } } });
// A font size of zero hides the name visually and keeps it for screen readers.
globalStyle(`${REST} > ul a`, {
  '@media': { [WIDE]: { gap: 0, paddingInlineEnd: 0, fontSize: 0 } },
});
globalStyle(`${REST} > ul > li > div > :not(a)`, { '@media': { [WIDE]: { display: 'none' } } });
globalStyle(`${RAIL_NAV} > :not(ul)`, { '@media': { [WIDE]: { display: 'none' } } });

// The bar layout replaces the rail by a column of vendors.
globalStyle(BAR, {
  '@media': {
    [WIDE]: {
      gridTemplateColumns: `minmax(16px, 1fr) minmax(0, ${DESK}) minmax(16px, 1fr)`,
      gridTemplateAreas: '"header header header" "navigation navigation navigation" ". main ." "footer footer footer"',
    },
  },
});
globalStyle(`${BAR}[data-navigation] > div:has(> main)`, { '@media': { [WIDE]: { paddingInline: 0 } } });
