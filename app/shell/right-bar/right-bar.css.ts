import { style } from '@vanilla-extract/css';
import { HEADER } from '#app/kit/theme/header-height.ts';
import { ROOMY } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { place } from '../breadcrumb/breadcrumb-place.css.ts';
import { frame } from '../frame/frame.css.ts';

/** Height of the band of notices, and where the cards stay below the header once the band is gone. */
const BAND = 60;
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
      gap: 16,
      selectors: {
        [`${frame}[data-navigation="side"] &`]: {
          position: 'sticky',
          insetBlockStart: 0,
          height: '100dvh',
          padding: '22px 20px',
          overflowY: 'auto',
          scrollbarWidth: 'thin',
          backgroundColor: theme.color.chrome,
          borderInlineStart: `1px solid ${theme.color.chromeLine}`,
        },
        [`${frame}[data-navigation="top"] &`]: {
          ...stuck(BESIDE - BAND),
          // Beside the picture, below the full-width band of notices.
          paddingBlock: `${BAND}px 16px`,
          paddingInlineEnd: theme.density.page,
        },
        // A log-in's breadcrumb pushes both down.
        [`${frame}[data-navigation="top"]:has(${place}) &`]: { paddingBlockStart: 112 },
        [`${frame}[data-navigation="bar"] &`]: {
          ...stuck(HEADER.wide),
          gap: 14,
          paddingBlock: '14px 16px',
          paddingInlineStart: 14,
        },
      },
    },
  },
});
