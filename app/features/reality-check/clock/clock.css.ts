import { globalStyle, style } from '@vanilla-extract/css';
import { BELOW_HEADER, HEADER } from '#app/kit/theme/header-height.ts';
import { layer } from '#app/kit/theme/layer.ts';
import { ROOMY, SHORT, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const HEIGHT = 30;

/** A theme whose second bar has room for the strip at its end. */
const BAR = '[data-navigation="bar"] &';
const SECOND_BAR = '[data-navigation="bar"] > header[data-clock] + nav';
/** As tall as the links in it. */
const BAR_HEIGHT = 44;

/** Positioned below the header, in the space reserved there. */
export const strip = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  // Overlaps the header's border.
  height: HEIGHT + 1,
  // Same as the header's content.
  paddingInline: 'inherit',
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${theme.color.chromeLine}`,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'none',
  // The strip spans the window, which would cut off an outer ring.
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': {
    [WIDE]: { selectors: { '[data-navigation="side"] &': { paddingInline: space(6) } } },
    [ROOMY]: {
      selectors: {
        [BAR]: {
          insetInlineStart: 'auto',
          maxInlineSize: '50%',
          height: BAR_HEIGHT,
          borderBlockEnd: 0,
          backgroundColor: 'transparent',
        },
      },
    },
  },
});
export const item = style({ flex: 'none' });

// Selects the element: a class of the header would pull this stylesheet into the first load.
globalStyle('header[data-clock]', { marginBlockEnd: HEIGHT });
// The second bar stays below the header, as the strip in it has to, and scrolls sideways before its links meet the strip.
globalStyle('[data-navigation="bar"] > header[data-clock]', { '@media': { [ROOMY]: { marginBlockEnd: 0 } } });
globalStyle(SECOND_BAR, {
  '@media': { [ROOMY]: { position: 'sticky', insetBlockStart: HEADER.wide, zIndex: layer.foot } },
});
globalStyle(`${SECOND_BAR} > *`, { '@media': { [ROOMY]: { maxInlineSize: '55%' } } });
globalStyle(':root[data-clock]', { vars: { [BELOW_HEADER]: `${HEIGHT}px` } });

// A low window hides a game's header; keep the clock visible.
const gameHeader = `[data-navigation][data-page="game"] > header[data-clock]`;
globalStyle(gameHeader, {
  '@media': { [SHORT]: { display: 'block', minHeight: 0, marginBlockEnd: 0, padding: 0, borderBlockEnd: 0 } },
});
globalStyle(`${gameHeader} > *`, { '@media': { [SHORT]: { display: 'none' } } });
globalStyle(`${gameHeader} > ${strip}`, {
  '@media': { [SHORT]: { display: 'flex', position: 'static', height: HEIGHT, paddingInline: space(5) } },
});
