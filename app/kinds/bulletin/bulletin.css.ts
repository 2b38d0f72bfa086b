import { keyframes, style } from '@vanilla-extract/css';
import { LIVELY, NARROW, TABLET } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const RTL = '[dir="rtl"] &';
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fromEnd = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });
const fromEndMirrored = keyframes({ from: { opacity: 0, transform: 'translateX(-24px)' } });

/** A fixed height keeps the dialog from jumping. Each side scrolls separately. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: 'min(60dvh, 520px)',
  '@media': {
    [TABLET]: {
      alignItems: 'stretch',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: space(7),
      height: 'min(100dvh - 180px, 400px)',
      // Pages differ in length, and the dialog must not.
      selectors: { '&[data-paged="true"]': { height: 'min(100dvh - 180px, 600px)' } },
    },
  },
});

const column = style({ minWidth: 0, '@media': { [TABLET]: { overflowY: 'auto', overscrollBehavior: 'contain' } } });

export const titlesColumn = style([
  column,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space(5),
    '@media': {
      // Space for focus rings.
      [TABLET]: { padding: space(2) },
      [NARROW]: { selectors: { '[data-open="true"] > &': { display: 'none' } } },
    },
  },
]);

export const titles = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  width: '100%',
  minHeight: 52,
  padding: space(3, 4),
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 500,
  lineHeight: 1.35,
  textAlign: 'start',
  textWrap: 'wrap',
  cursor: 'pointer',
  transition: 'background-color 140ms ease, color 140ms ease',
  selectors: {
    '&[aria-expanded="true"]': { backgroundColor: theme.color.chosen, color: theme.color.onChosen },
  },
  '@media': {
    // Touch screens keep the hover state after a tap.
    '(hover: hover) and (pointer: fine)': {
      selectors: { '&:hover:not([aria-expanded="true"])': { backgroundColor: theme.color.raised } },
    },
  },
});

export const icon = style({
  display: 'flex',
  flex: 'none',
  color: theme.color.muted,
  selectors: { '[aria-expanded="true"] > &': { color: 'inherit' } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  lineHeight: 1.5,
  overflow: 'hidden',
  // Arabic letters extend far below the line. No clamped line reaches that high.
  paddingBlockEnd: '0.1em',
  marginBlockEnd: '-0.1em',
  overflowWrap: 'anywhere',
});

export const caret = style({ display: 'flex', flex: 'none', opacity: 0.6 });

export const detail = style([
  column,
  {
    '@media': {
      [TABLET]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        padding: space(4, 5, 4, 7),
        borderInlineStart: `1px solid ${theme.color.line}`,
        selectors: { [RTL]: { padding: space(4, 7, 4, 5) } },
      },
      [NARROW]: {
        display: 'grid',
        alignSelf: 'stretch',
        gridTemplateColumns: 'minmax(0, 1fr)',
        selectors: { '[data-open="false"] > &': { display: 'none' } },
      },
    },
  },
]);

/** Slides in on a phone from the side that the titles' arrows point to. */
export const article = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  minWidth: 0,
  '@media': {
    [`${LIVELY} and (min-width: 640px)`]: { animation: `${rise} 160ms ease-out` },
    [`${LIVELY} and (max-width: 639.98px)`]: {
      animation: `${fromEnd} 180ms ease-out`,
      selectors: { [RTL]: { animationName: fromEndMirrored } },
    },
  },
});

export const back = style({
  marginBlockEnd: space(2),
  marginInlineStart: pull(3),
  '@media': { [TABLET]: { display: 'none' } },
});

export const detailTitle = style({
  marginBlockEnd: space(4),
  fontSize: theme.type.head,
  lineHeight: 1.3,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const action = style({ marginBlockStart: space(3), paddingBlockEnd: space(2) });

/** The next title, at the foot of a phone's sheet. Wider windows show it in the list. */
export const nextItem = style({
  marginBlockStart: 'auto',
  // The rule spans the sheet, and the words align with the text above.
  marginInline: pull(6),
  paddingInline: space(3),
  paddingBlockStart: space(3),
  borderBlockStart: `1px solid ${theme.color.line}`,
  '@media': { [TABLET]: { display: 'none' } },
});

export const invitation = style({
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'center',
  gap: space(4),
  color: theme.color.muted,
  textAlign: 'center',
});

export const invitationIcon = style({
  display: 'grid',
  placeContent: 'center',
  width: 64,
  height: 64,
  borderRadius: theme.radius.round,
  backgroundColor: theme.color.raised,
});
