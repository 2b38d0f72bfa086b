import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { subLink, subList } from './sub-menu.css.ts';

const GAP = 14;

/** As tall as the content beside it: Chromium lets a sticky child of the grid itself run on over the footer. */
export const place = style({
  gridArea: 'panel',
  minWidth: 0,
  // The member centre has a menu of its own there.
  selectors: { '[data-member] > &': { display: 'none' } },
});

export const sidePanel = style({
  position: 'sticky',
  insetBlockStart: HEADER.wide + GAP,
  maxHeight: `calc(100dvh - ${HEADER.wide + 2 * GAP}px)`,
  marginBlockStart: GAP,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});

export const panel = style({
  ...frame,
});

/** The brand's first three; more would be longer than the page. */
export const group = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.line}` },
    '&:nth-of-type(n + 4)': { display: 'none' },
  },
});

export const heading = style({
  padding: space(4, 4, 2),
  color: theme.color.muted,
  fontFamily: theme.font.text,
  fontSize: theme.type.note,
  fontWeight: 600,
  letterSpacing: 0,
});

// The list belongs to a feature; here it is not indented and uses the panel's full width.
globalStyle(`${panel} .${subList}`, { gap: 0, margin: 0, padding: 0, border: 0 });
globalStyle(`${panel} .${subLink}`, { paddingInline: space(4), borderRadius: 0, fontWeight: 500, opacity: 1 });
globalStyle(`${panel} li + li .${subLink}`, { borderBlockStart: `1px solid ${theme.color.line}` });
