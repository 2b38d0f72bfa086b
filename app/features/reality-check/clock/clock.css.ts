import { globalStyle, style } from '@vanilla-extract/css';
import { BELOW_HEADER } from '#app/kit/theme/header-height.ts';
import { SHORT, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const HEIGHT = 30;

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
  '@media': { [WIDE]: { selectors: { '[data-navigation="side"] &': { paddingInline: space(6) } } } },
});
export const item = style({ flex: 'none' });

// Selects the element: a class of the header would pull this stylesheet into the first load.
globalStyle('header[data-clock]', { marginBlockEnd: HEIGHT });
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
