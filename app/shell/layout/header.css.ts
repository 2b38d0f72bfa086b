import { globalStyle, style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { NARROW, ROOMY, SHORT, WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { column, deskPadding, frame, RAIL } from '../frame/frame.css.ts';

/** Width and height of the brand's mark. */
const MARK = 32;

const SIDE = `${frame}[data-navigation="side"] &`;
const BAR = `${frame}[data-navigation="bar"] &`;

export const header = style({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: HEADER.narrow,
  paddingInline: space(5),
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  borderBlockEnd: `1px solid ${theme.color.chromeLine}`,
  selectors: {
    // Two rows on a phone; the second stays when the page scrolls.
    [BAR]: { flexWrap: 'wrap', insetBlockStart: -HEADER.narrow },
  },
  '@media': {
    [SHORT]: { selectors: { [`${frame}[data-page="game"] &`]: { display: 'none' } } },
    // Keeps what fills a second row off the edge.
    [NARROW]: { flexWrap: 'wrap', paddingBlock: space(2), selectors: { [BAR]: { paddingBlock: 0 } } },
    [WIDE]: {
      minHeight: HEADER.wide,
      paddingInline: column,
      selectors: {
        [SIDE]: { paddingInline: `0 ${theme.density.page}` },
        [BAR]: { insetBlockStart: 0, flexWrap: 'nowrap', paddingInline: deskPadding, borderBlockEnd: 0 },
        [`${frame}[data-page="game"] &`]: { paddingInline: space(5) },
      },
    },
  },
});

export const brandLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  minWidth: 0,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: theme.type.head,
  '@media': {
    [WIDE]: {
      selectors: { [SIDE]: { width: RAIL, paddingInlineStart: space(6) } },
    },
    [NARROW]: {
      // Takes the remaining width. A name that does not fit into it wraps below the mark, where it is cut off whole.
      flex: '1000 1 0',
      flexWrap: 'wrap',
      alignItems: 'stretch',
      alignContent: 'start',
      minWidth: MARK,
      maxWidth: 'max-content',
      height: 44,
      gap: space(0, 2),
      overflow: 'hidden',
      fontSize: theme.type.body,
      lineHeight: '44px',
      selectors: { [BAR]: { height: HEADER.narrow, lineHeight: `${HEADER.narrow}px` } },
    },
  },
});

export const mark = style({
  width: MARK,
  height: MARK,
  flex: 'none',
  '@media': { [NARROW]: { height: 44, objectFit: 'contain', selectors: { [BAR]: { height: HEADER.narrow } } } },
});
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [NARROW]: { overflow: 'visible' } },
});
/** Wraps and is cut off as the name is; the narrowest phones have room for the mark alone. */
export const wordmark = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  '@media': {
    [NARROW]: { height: '100%' },
    '(max-width: 359.98px)': { display: 'none' },
  },
});
export const letters = style({ height: 20, width: 'auto' });
/** What fills it measures the room that it has. */
export const spacer = style({
  flex: 1,
  '@media': { [WIDE]: { minWidth: 44, containerType: 'inline-size' } },
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '@media': {
    [NARROW]: { flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(2), marginInlineStart: 'auto' },
  },
});
// Features fill this; on a phone it must leave room for the brand's name.
globalStyle(`${actions} a`, {
  '@media': { [NARROW]: { paddingInline: space(4), fontSize: theme.type.small, whiteSpace: 'normal' } },
});

/** Hidden where the menu is the only place with room for it. */
export const quiet = style({
  display: 'none',
  '@media': {
    [ROOMY]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      paddingInline: space(3),
      fontSize: theme.type.body,
      fontWeight: 500,
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
    },
  },
});

/** A phone shows them in the menu and in the footer instead. */
export const switches = style({ display: 'contents', '@media': { [NARROW]: { display: 'none' } } });

/** Navigation in the header's row; on a phone in a second row. */
export const entries = style({
  order: 1,
  flexBasis: '100%',
  minWidth: 0,
  marginInline: pull(5),
  '@media': { [WIDE]: { order: 0, flex: '0 1 auto', alignSelf: 'stretch', margin: 0, paddingInlineStart: space(5) } },
});
