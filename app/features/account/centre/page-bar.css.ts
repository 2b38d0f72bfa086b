import { globalStyle, style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { COMPACT } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { content, frame } from '#app/shell/frame/frame.css.ts';
import { brandLink, entries, header, spacer } from '#app/shell/layout/header.css.ts';
import { bar as bottomBar } from '#app/shell/navigation/bottom-bar.css.ts';
import { menuButton, navigation } from '#app/shell/navigation/navigation.css.ts';
import { theme } from '#themes/contract.css.ts';
import { trigger } from '../account-menu.css.ts';
import { amount } from '../balance.css.ts';

/** In the header of a phone: the way back and the page's title, before the balance. */
export const bar = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const back = style({
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  width: 44,
  height: 44,
  marginInlineStart: pull(4),
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});
export const barTitle = style({
  minWidth: 0,
  fontSize: `min(${theme.type.head}, 5.5vw)`,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

// A page of the member centre has the phone to itself: its title takes the place of the brand and of all menus. These rules
// come with the member centre, so that the first page does without them.
const MEMBER = `${frame}:is([data-member="page"], [data-member="money"])`;
const MONEY = `${frame}[data-member="money"]`;

for (const part of [brandLink, menuButton, entries, navigation, trigger]) {
  globalStyle(`${MEMBER} ${part}`, { '@media': { [COMPACT]: { display: 'none' } } });
}
globalStyle(`${MEMBER}[data-navigation] ${header}`, {
  '@media': { [COMPACT]: { flexWrap: 'nowrap', insetBlockStart: 0, minHeight: HEADER.narrow } },
});
// Beside a title there is room for the amount alone.
globalStyle(`${MEMBER} ${amount} > :nth-child(n + 3)`, { '@media': { [COMPACT]: { display: 'none' } } });
globalStyle(`${MEMBER} ${spacer}`, { '@media': { [COMPACT]: { minWidth: 0 } } });
globalStyle(`${MEMBER} ${content}`, { '@media': { [COMPACT]: { paddingBlockStart: space(3) } } });

// While money moves, the page's own button is the only one at the foot.
globalStyle(`${MONEY} ${bottomBar}`, { '@media': { [COMPACT]: { display: 'none' } } });
globalStyle(`${MONEY}[data-navigation][data-bottom-bar]:not([data-page])`, {
  '@media': { [COMPACT]: { paddingBlockEnd: 0 } },
});
