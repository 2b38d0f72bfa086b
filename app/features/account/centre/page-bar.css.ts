import { globalStyle, style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { COMPACT } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { PAGE_BAR } from '#app/shell/layout/page-bar-place.ts';
import { theme } from '#themes/contract.css.ts';
import { trigger } from '../account-menu.css.ts';
import { amount } from '../balance.css.ts';

/** Back link and page title in a phone's header, before the balance. */
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

// On a phone the page's title replaces the brand and all menus. These rules load with the member centre and select elements:
// with the frame's class names this stylesheet would load with every first page. The attribute is repeated to outweigh the
// frame's rules.
const MEMBER = ':is([data-member="page"], [data-member="money"])[data-member]';
const MONEY = '[data-member="money"][data-member]';
const FRAME = '[data-navigation][data-navigation]';

for (const part of [`> header > :is(a, nav, div:first-child:not(#${PAGE_BAR}))`, '> header + nav']) {
  globalStyle(`${MEMBER}${FRAME} ${part}`, { '@media': { [COMPACT]: { display: 'none' } } });
}
globalStyle(`${MEMBER}${FRAME} > header`, {
  '@media': { [COMPACT]: { flexWrap: 'nowrap', insetBlockStart: 0, minHeight: HEADER.narrow } },
});
// Large text and the narrowest phones have no room for the avatar.
globalStyle(`${MEMBER}${FRAME} .${trigger}`, { '@media': { 'screen and (max-width: 22em)': { display: 'none' } } });
// A title leaves room for the amount only.
globalStyle(`${MEMBER} ${amount} > :nth-child(n + 3)`, { '@media': { [COMPACT]: { display: 'none' } } });
globalStyle(`${MEMBER} #${PAGE_BAR}`, { '@media': { [COMPACT]: { minWidth: 0 } } });
globalStyle(`${MEMBER} > div:has(> main)`, { '@media': { [COMPACT]: { paddingBlockStart: space(3) } } });

// During a money flow the form's button is the only one at the foot.
globalStyle(`${MONEY} > footer ~ nav`, { '@media': { [COMPACT]: { display: 'none' } } });
globalStyle(`${MONEY}${FRAME}[data-bottom-bar]:not([data-page])`, { '@media': { [COMPACT]: { paddingBlockEnd: 0 } } });
