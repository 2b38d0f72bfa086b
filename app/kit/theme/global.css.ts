import { globalStyle } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { FORCED, NARROW } from './media.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  fontSize: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  backgroundColor: theme.color.ground,
  color: theme.color.text,
  fontFamily: theme.font.text,
  WebkitTapHighlightColor: 'transparent',
  // What is scrolled to, or has the focus, stands clear of the bars that stay at the edges of the window.
  scrollPaddingBlockStart: 80,
  '@media': { [NARROW]: { scrollPaddingBlockEnd: 96 } },
});
globalStyle('body', { margin: 0, minHeight: '100dvh', lineHeight: 1.5, overflowWrap: 'break-word' });
// What lies behind a modal does not scroll; the gutter keeps the bar's room.
globalStyle('html:has(dialog:modal)', {
  overflow: 'hidden',
  // A backdrop ends at the gutter, which would stay as bright as the page was: that has this ground alone, in one colour.
  backgroundColor: `rgb(from color-mix(in srgb, ${theme.color.scrim} 75%, ${theme.color.ground}) r g b / 1)`,
});
globalStyle('html:has(dialog:modal) body', { backgroundColor: theme.color.ground });
globalStyle('html[data-pending] #root', { visibility: 'hidden' });
globalStyle('html[data-session] [data-for-person]', { visibility: 'hidden' });
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3', {
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  lineHeight: 1.2,
  textWrap: 'balance',
});
// Space between the letters would tear a joined script apart.
globalStyle('[dir="rtl"] *', { letterSpacing: 'normal !important' });
globalStyle('p, li', { textWrap: 'pretty' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle(':focus-visible', { outline: `2px solid ${theme.color.focus}`, outlineOffset: 2 });
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any time at all would begin a transition of every property of every element, a frame late each.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto',
    },
  },
});

// What is chosen differs by its ground, which a person's own colours would take away.
const chosen = ':is([aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]))';
globalStyle(chosen, {
  '@media': {
    [FORCED]: {
      backgroundColor: 'Highlight !important',
      color: 'HighlightText !important',
      forcedColorAdjust: 'none',
    },
  },
});
globalStyle(`${chosen} *`, {
  '@media': { [FORCED]: { backgroundColor: 'transparent !important', color: 'inherit !important' } },
});
