import { style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { ROOMY } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { place } from '../breadcrumb/breadcrumb-place.css.ts';
import { frame } from '../frame/frame.css.ts';

/** Height of the band of notices, and where the cards stay below the header once the band is gone. */
const BAND = 60;
const BELOW_BREADCRUMB = 112;
const BESIDE = HEADER.wide + 16;

/** Stays in the window, and scrolls by itself where it is taller. */
const stuck = (top: number) =>
  ({
    position: 'sticky',
    insetBlockStart: top,
    alignSelf: 'start',
    maxHeight: `calc(100dvh - ${top}px)`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  }) as const;

export const rightBar = style({
  display: 'none',
  '@media': {
    [ROOMY]: {
      gridArea: 'right',
      display: 'grid',
      alignContent: 'start',
      gap: space(5),
      selectors: {
        [`${frame}[data-navigation="side"] &`]: {
          position: 'sticky',
          insetBlockStart: 0,
          height: '100dvh',
          padding: space(6),
          overflowY: 'auto',
          scrollbarWidth: 'thin',
          backgroundColor: theme.color.chrome,
          borderInlineStart: `1px solid ${theme.color.chromeLine}`,
        },
        [`${frame}[data-navigation="top"] &`]: {
          ...stuck(BESIDE - BAND),
          // Beside the picture, below the full-width band of notices.
          paddingBlock: `${BAND}px ${space(5)}`,
          paddingInlineEnd: theme.density.page,
        },
        // A log-in's breadcrumb pushes both down.
        [`${frame}[data-navigation="top"]:has(${place}) &`]: { paddingBlockStart: BELOW_BREADCRUMB },
        [`${frame}[data-navigation="bar"] &`]: {
          ...stuck(HEADER.wide),
          gap: space(5),
          paddingBlock: space(4, 5),
          paddingInlineStart: space(5),
        },
      },
    },
  },
});
