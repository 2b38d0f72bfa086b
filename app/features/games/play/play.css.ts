import { style } from '@vanilla-extract/css';
import { BELOW_HEADER, HEADER } from '#app/kit/theme/header-height.ts';
import { SHORT, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const hung = `var(${BELOW_HEADER}, 0px)`;

/** Fills the window below the site's header, which low windows don't show. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: `calc(100dvh - ${HEADER.narrow}px - ${hung})`,
  backgroundColor: theme.color.ground,
  '@media': {
    [WIDE]: { height: `calc(100dvh - ${HEADER.wide}px - ${hung})` },
    [SHORT]: { height: `calc(100dvh - ${hung})` },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 52,
  paddingInline: space(2),
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  borderBlockEnd: `1px solid ${theme.color.chromeLine}`,
});

export const back = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.radius.control,
  selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' } },
});

/** Truncated at the end of its own direction, aligned with the page's start. */
export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Chromium supports the prefixed name only.
  textAlign: ['match-parent', '-webkit-match-parent'],
  fontSize: theme.type.lead,
});

/** Hidden while the site's header shows it. */
export const balance = style({
  display: 'none',
  alignItems: 'center',
  gap: space(3),
  paddingInline: space(3),
  fontWeight: 600,
  fontSize: theme.type.body,
  fontVariantNumeric: 'tabular-nums',
  // The header shows the main wallet's balance only.
  selectors: { '&[data-own]': { display: 'flex' } },
  '@media': { [SHORT]: { display: 'flex' } },
});

export const stage = style({ position: 'relative', minHeight: 0 });
export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0 });

/** The problem with the alternatives. Scrolls within the stage in a low window. */
export const problem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  gap: space(5),
  minHeight: 0,
  overflowY: 'auto',
});

/** Aligns the problem with the games below it. */
const OTHERS_WIDTH = 1080;

/** Beside the game's picture in wide windows, otherwise below it. Contains the picture's shadow. */
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  gap: space(6),
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  padding: space(6, 5),
  overflowY: 'auto',
  '@media': {
    [TABLET]: {
      flexDirection: 'row',
      alignItems: 'safe center',
      justifyContent: 'start',
      gap: space(7),
      maxWidth: 736,
      padding: space(8),
    },
  },
  selectors: {
    [`${problem} > &`]: { overflowY: 'visible' },
    [`${problem}[data-others="true"] > &`]: { maxWidth: OTHERS_WIDTH, padding: space(6, 5) },
  },
});
export const noticeWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  flex: '0 1 auto',
  minWidth: 0,
});
export const noticeTitle = style({ fontSize: theme.type.title, overflowWrap: 'anywhere' });
export const noticeText = style({ color: theme.color.muted, maxWidth: '60ch' });
export const actions = style({
  display: 'grid',
  gap: space(4),
  width: '100%',
  marginBlockStart: space(3),
  '@media': { [TABLET]: { display: 'flex' } },
});

export const otherGames = style({
  width: '100%',
  maxWidth: OTHERS_WIDTH,
  marginInline: 'auto',
  padding: space(0, 5, 6),
});
