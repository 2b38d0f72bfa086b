import { globalStyle } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { FORCED, NARROW } from './media.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  fontSize: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  // Firefox draws a white scrollbar on what has no ground of its own, whatever the scheme. Everything that scrolls inherits this.
  scrollbarColor: `${theme.color.lineStrong} transparent`,
  backgroundColor: theme.color.ground,
  color: theme.color.text,
  fontFamily: theme.font.text,
  WebkitTapHighlightColor: 'transparent',
  // Scroll targets and focused elements stay clear of the bars at the edges of the window.
  scrollPaddingBlockStart: 80,
  '@media': { [NARROW]: { scrollPaddingBlockEnd: 96 } },
});
globalStyle('body', { margin: 0, minHeight: '100dvh', lineHeight: 1.5, overflowWrap: 'break-word' });
// The page behind a modal does not scroll; the gutter reserves the scrollbar's room.
globalStyle('html:has(dialog:modal)', {
  overflow: 'hidden',
  // A backdrop ends at the gutter, which would stay as bright as the page: it gets this colour instead.
  backgroundColor: `rgb(from color-mix(in srgb, ${theme.color.scrim} 75%, ${theme.color.ground}) r g b / 1)`,
});
globalStyle('html:has(dialog:modal) body', { backgroundColor: theme.color.ground });
globalStyle('html[data-pending] #root', { visibility: 'hidden' });
globalStyle('html[data-session] [data-for-person]', { visibility: 'hidden' });
// A page kept for Back hides its dialogs too, which the browser draws above it, and keeps its layout and scroll position.
globalStyle('html[data-away] *', { visibility: 'hidden' });
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
// Texts of the platform or the operator may be one long word, which must not widen a flex or grid item either.
globalStyle('h1, h2, h3, p, dt, dd', { overflowWrap: 'anywhere' });
// Chromium with kerning shapes the rest of such a word again at each line: 4,000 letters freeze a page. Titles are shorter.
globalStyle('body', { fontKerning: 'none' });
globalStyle('h1, h2, h3', {
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  // Some fonts kern a letter and the space after it together.
  wordSpacing: '0.06em',
  fontKerning: 'normal',
  lineHeight: 1.2,
  textWrap: 'balance',
});
// Letter spacing would tear joined scripts apart.
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
      // Any duration above zero would start a transition of every property of every element, each one a frame late.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto',
    },
  },
});

// A selected item differs only in its background, which forced colours would remove.
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
