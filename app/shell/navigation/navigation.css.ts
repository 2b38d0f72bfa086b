import { style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { column, deskPadding, frame } from '../frame/frame.css.ts';

const SIDE = `${frame}[data-navigation="side"] &`;
const TOP = `${frame}[data-navigation="top"] &`;
const BAR = `${frame}[data-navigation="bar"] &`;
const TABS = `${frame}:is([data-navigation="top"], [data-navigation="bar"]) &`;

export const navigation = style({
  gridArea: 'navigation',
  minWidth: 0,
  selectors: {
    [TOP]: {
      backgroundColor: theme.color.chrome,
      color: theme.color.onChrome,
      borderBlockEnd: `1px solid ${theme.color.chromeLine}`,
    },
    [BAR]: {
      backgroundColor: `color-mix(in srgb, ${theme.color.onChrome} 8%, ${theme.color.chrome})`,
      color: theme.color.onChrome,
    },
  },
  '@media': {
    [WIDE]: {
      selectors: {
        [TOP]: { display: 'flex', justifyContent: 'space-between', paddingInline: `calc(${column} - ${space(3)})` },
        [BAR]: { paddingInline: `calc(${deskPadding} - ${space(4)})` },
        [SIDE]: {
          position: 'sticky',
          insetBlockStart: HEADER.wide,
          alignSelf: 'start',
          height: `calc(100dvh - ${HEADER.wide}px)`,
          overflowY: 'auto',
          scrollbarWidth: 'thin',
          padding: space(4),
          backgroundColor: theme.color.chrome,
          color: theme.color.onChrome,
          borderInlineEnd: `1px solid ${theme.color.chromeLine}`,
        },
      },
    },
  },
});

/**
 * A wide window shows the whole menu. Tabs have no room for submenus and the side menu's banner, so there the button is in every
 * window.
 */
export const menuButton = style({
  display: 'flex',
  marginInlineStart: pull(4),
  '@media': { [WIDE]: { display: 'none', selectors: { [TOP]: { display: 'flex' } } } },
});

/** A strip that scrolls sideways on a phone; a column beside the content. */
export const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    [SIDE]: { gap: space(3), padding: space(5, 5, 0) },
    [TABS]: { gap: space(2), paddingInline: space(3) },
  },
  '@media': {
    [WIDE]: {
      selectors: {
        [SIDE]: { flexDirection: 'column', gap: space(2), padding: 0, overflow: 'visible' },
        [TABS]: { paddingInline: 0 },
        [BAR]: { height: '100%' },
      },
    },
  },
});

/** Hidden where the strip has one row; the menu has these. */
export const secondList = style({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'flex',
      selectors: {
        [SIDE]: {
          marginBlockStart: space(5),
          paddingBlockStart: space(5),
          borderBlockStart: `1px solid ${theme.color.chromeLine}`,
        },
      },
    },
  },
});

/** Opens the remaining entries, at the end of the tabs. */
export const moreEntries = style({
  display: 'none',
  '@media': { [WIDE]: { display: 'flex', flex: 'none' } },
});

export const moreButton = style({
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

/** In the rail an entry can unfold. */
export const entry = style({
  '@media': { [WIDE]: { selectors: { [SIDE]: { display: 'flex', flexWrap: 'wrap' } } } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  fontWeight: 500,
  fontSize: theme.type.body,
  whiteSpace: 'nowrap',
  transition: 'background-color 140ms ease, color 140ms ease',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    [SIDE]: {
      paddingInline: space(5),
      borderRadius: theme.radius.control,
      backgroundColor: theme.color.surface,
      color: theme.color.muted,
    },
    [`${SIDE}[aria-current="page"]`]: { backgroundColor: theme.color.chosen, color: theme.color.onChosen },
    [TABS]: { position: 'relative', minHeight: 48, paddingInline: space(5), color: theme.color.onChromeMuted },
    [`${TABS}:is([aria-current], [aria-expanded="true"], :hover)`]: { color: theme.color.onChrome },
    [`${TABS}[aria-current]::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: 14,
      insetBlockEnd: 0,
      height: 3,
      borderRadius: '3px 3px 0 0',
      backgroundColor: theme.color.call,
    },
  },
  '@media': {
    [WIDE]: {
      selectors: {
        [SIDE]: {
          flex: '1 1 0',
          gap: space(4),
          minWidth: 0,
          backgroundColor: 'transparent',
          color: theme.color.onChromeMuted,
          // A long name wraps beside the button that unfolds its entry.
          whiteSpace: 'normal',
          lineHeight: 1.25,
        },
        [`${SIDE}:not(:last-child)`]: { paddingInlineEnd: 0 },
        [`${SIDE}:hover`]: { color: theme.color.onChrome },
        [`${SIDE}[aria-current="page"]`]: {
          backgroundColor: theme.color.chromeActive,
          color: theme.color.onChromeActive,
          boxShadow: `inset 3px 0 0 ${theme.color.accent}`,
        },
        [`[dir="rtl"] ${SIDE}[aria-current="page"]`]: { boxShadow: `inset -3px 0 0 ${theme.color.accent}` },
        [TOP]: { paddingInline: space(3) },
        [`${TOP}[aria-current]::after`]: { insetInline: 10 },
        [BAR]: { height: '100%', minHeight: 44 },
      },
    },
  },
});

/** Tabs have no icons; chips, the rail and the row below a bar do. */
export const linkIcon = style({
  display: 'flex',
  selectors: { [TABS]: { display: 'none' }, [`${frame}[data-navigation="bar"] ${secondList} &`]: { display: 'flex' } },
});
