import { globalStyle, style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { NARROW, ROOMY, SHORT, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { column, deskPadding, frame, RAIL } from '../frame/frame.css.ts';

const SIDE = `${frame}[data-navigation="side"] &`;
const BAR = `${frame}[data-navigation="bar"] &`;

export const header = style({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: HEADER.narrow,
  paddingInline: 16,
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
    [NARROW]: { flexWrap: 'wrap', paddingBlock: 4, selectors: { [BAR]: { paddingBlock: 0 } } },
    [WIDE]: {
      minHeight: HEADER.wide,
      paddingInline: column,
      selectors: {
        [SIDE]: { paddingInline: `0 ${theme.density.page}` },
        [BAR]: { insetBlockStart: 0, flexWrap: 'nowrap', paddingInline: deskPadding, borderBlockEnd: 0 },
        [`${frame}[data-page="game"] &`]: { paddingInline: 16 },
      },
    },
  },
});

export const brandLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  minWidth: 0,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: '1.125rem',
  '@media': {
    [WIDE]: {
      fontSize: '1.25rem',
      selectors: { [SIDE]: { width: RAIL, paddingInlineStart: 24 } },
    },
    [NARROW]: {
      // Takes the remaining width; if that is less than its longest word, the rest wraps to a second row.
      flex: '1000 1 0',
      minWidth: 'min-content',
      maxWidth: 'max-content',
      gap: 6,
      fontSize: '0.9375rem',
      selectors: { [BAR]: { minHeight: HEADER.narrow } },
    },
  },
});

export const mark = style({ width: 32, height: 32, flex: 'none' });
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [NARROW]: { overflow: 'visible', whiteSpace: 'normal', lineHeight: 1.15 },
    // Without room for more than a letter of the name, the mark is shown alone.
    'screen and (max-width: 359.98px)': { display: 'none' },
  },
});
/** What fills it measures the room that it has. */
export const spacer = style({
  flex: 1,
  '@media': { [WIDE]: { minWidth: 44, containerType: 'inline-size' } },
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media': {
    [NARROW]: { flexWrap: 'wrap', justifyContent: 'flex-end', gap: 6, marginInlineStart: 'auto' },
    [WIDE]: { gap: 10 },
  },
});
// Features fill this; on a phone it must leave room for the brand's name.
globalStyle(`${actions} a`, {
  '@media': { [NARROW]: { paddingInline: 11, fontSize: '0.875rem', whiteSpace: 'normal' } },
});

/** Hidden where the menu is the only place with room for it. */
export const quiet = style({
  display: 'none',
  '@media': {
    [ROOMY]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      paddingInline: 8,
      fontSize: '0.9375rem',
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
  marginInline: -16,
  '@media': { [WIDE]: { order: 0, flex: '0 1 auto', alignSelf: 'stretch', margin: 0, paddingInlineStart: 16 } },
});
