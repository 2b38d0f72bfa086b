import { globalStyle } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { LIVELY, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { DESK, RAIL } from '#app/shell/frame/frame.css.ts';
import { theme } from '#themes/contract.css.ts';

// Beside the menu of the member centre the site's own rail folds to its icons, and unfolds over the page for the pointer and the
// keyboard. These rules come with the member centre and name elements, as those of its phone's bar do.

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
// Its scroll bar would be half as wide as an icon.
globalStyle(REST, { '@media': { [WIDE]: { scrollbarWidth: 'none' } } });
// Without its size the name is read out as before, and takes no room beside its icon.
globalStyle(`${REST} > ul a`, {
  '@media': { [WIDE]: { gap: 0, paddingInlineEnd: 0, fontSize: 0 } },
});
globalStyle(`${REST} > ul > li > div > :not(a)`, { '@media': { [WIDE]: { display: 'none' } } });
globalStyle(`${RAIL_NAV} > :not(ul)`, { '@media': { [WIDE]: { display: 'none' } } });

// A bar has its vendors beside the page, in place of a rail.
globalStyle(BAR, {
  '@media': {
    [WIDE]: {
      gridTemplateColumns: `minmax(16px, 1fr) minmax(0, ${DESK}) minmax(16px, 1fr)`,
      gridTemplateAreas: '"header header header" "navigation navigation navigation" ". main ." "footer footer footer"',
    },
  },
});
globalStyle(`${BAR}[data-navigation] > div:has(> main)`, { '@media': { [WIDE]: { paddingInline: 0 } } });
