import { style } from '@vanilla-extract/css';
import { ROOMY } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { place } from '../breadcrumb/breadcrumb-place.css.ts';
import { frame } from '../layout/frame.css.ts';

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
          // Beside the picture, below the full-width band of notices.
          paddingBlock: '60px 48px',
          paddingInlineEnd: theme.density.page,
        },
        // A log-in's breadcrumb pushes both down.
        [`${frame}[data-navigation="top"]:has(${place}) &`]: { paddingBlockStart: 112 },
        [`${frame}[data-navigation="bar"] &`]: { gap: 14, paddingBlock: '14px 48px', paddingInlineStart: 14 },
      },
    },
  },
});
