import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { ROOMY, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Maximum content width, padding included: it grows with the largest windows. Beside a panel, a little wider. */
export const CONTENT = 'clamp(1240px, 84vw, 1680px)';
export const DESK = 'clamp(1320px, 86vw, 1720px)';
const PANEL = 204;

/** Height of the bar at the bottom without its words, which have a line of 1.5rem: at the edge, and floating above it. */
const BOTTOM_BAR = '40px';
const FLOATING_BAR = '64px';

/** Inline padding of the content in a wide window, so that the header can align with it. */
export const column = `max(${theme.density.page}, calc((100% - ${CONTENT}) / 2 + ${theme.density.page}))`;
export const deskPadding = `max(16px, calc((100% - ${DESK}) / 2))`;

/** Wider for large text, whose longest words would not fit. */
export const RAIL = 'clamp(212px, 13.25rem, 20vw)';

const edged = (...columns: string[]) => ['minmax(0, 1fr)', ...columns, 'minmax(0, 1fr)'].join(' ');
const padded = (...columns: string[]) => ['minmax(16px, 1fr)', ...columns, 'minmax(16px, 1fr)'].join(' ');

/** A grid with named areas for the parts of the page. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gridTemplateAreas: '"header" "navigation" "main" "footer"',
  minHeight: '100dvh',
  paddingBlockEnd: `calc(${BOTTOM_BAR} + 1.5rem + env(safe-area-inset-bottom))`,
  selectors: {
    '&[data-page="game"]': { paddingBlockEnd: 0 },
    '&[data-bottom-bar="floating"]:not([data-page="game"])': {
      paddingBlockEnd: `calc(${FLOATING_BAR} + 1.5rem + env(safe-area-inset-bottom))`,
    },
  },
  '@media': {
    [WIDE]: {
      paddingBlockEnd: 0,
      selectors: {
        '&[data-bottom-bar="floating"]:not([data-page="game"])': { paddingBlockEnd: 0 },
        '&[data-navigation="side"]': {
          gridTemplateColumns: `${RAIL} minmax(0, 1fr)`,
          gridTemplateRows: 'auto 1fr auto',
          gridTemplateAreas: '"header header" "navigation main" "navigation footer"',
        },
        '&[data-navigation="bar"]': {
          gridTemplateColumns: padded(`${PANEL}px`, `minmax(0, calc(${DESK} - ${PANEL}px))`),
          gridTemplateAreas:
            '"header header header header" "navigation navigation navigation navigation" ". panel main ." "footer footer footer footer"',
        },
      },
    },
    [ROOMY]: {
      selectors: {
        '&[data-navigation="side"][data-right]': {
          gridTemplateColumns: `${RAIL} minmax(0, 1fr) 276px`,
          gridTemplateAreas: '"header header right" "navigation main right" "navigation footer right"',
        },
        '&[data-navigation="top"][data-right]': {
          gridTemplateColumns: edged(`minmax(0, calc(${CONTENT} - 310px))`, '310px'),
          gridTemplateAreas:
            '"header header header header" "navigation navigation navigation navigation" ". main right ." "footer footer footer footer"',
        },
        '&[data-navigation="bar"][data-right]': {
          gridTemplateColumns: padded(`${PANEL}px`, `minmax(0, calc(${DESK} - ${PANEL + 302}px))`, '302px'),
          gridTemplateAreas:
            '"header header header header header" "navigation navigation navigation navigation navigation" ". panel main right ." "footer footer footer footer footer"',
        },
      },
    },
  },
});

const GAME = `${frame}[data-page="game"] &`;
const BAR = `${frame}[data-navigation="bar"] &`;

/** Area of the page's content. */
export const content = style({
  gridArea: 'main',
  width: '100%',
  maxWidth: CONTENT,
  marginInline: 'auto',
  padding: space(5, 5, 8),
  selectors: { [GAME]: { maxWidth: 'none', padding: 0 } },
  '@media': {
    [WIDE]: {
      padding: `${space(7)} ${theme.density.page} ${space(8)}`,
      selectors: {
        [GAME]: { padding: 0 },
        [BAR]: { maxWidth: 'none', padding: space(4, 0, 8, 5) },
        [`[dir="rtl"] ${BAR}`]: { padding: space(4, 5, 8, 0) },
      },
    },
  },
});

export const main = style({ display: 'grid', alignContent: 'start', gap: theme.density.section });

/** Padding of a page without a frame. */
export const standalone = style({
  maxWidth: CONTENT,
  marginInline: 'auto',
  padding: `${space(7)} ${theme.density.page}`,
});

export const skip = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: layer.message,
  padding: space(4, 5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accent,
  color: theme.color.onAccent,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  selectors: { '&:focus-visible': { transform: 'none' } },
});
