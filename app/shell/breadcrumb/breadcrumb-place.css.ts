import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { CONTENT } from '../frame/frame.css.ts';

const GAME = '[data-page="game"] &';

export const place = style({
  minHeight: 44,
  marginBlockStart: -10,
  // A game's page has no padding.
  selectors: { [GAME]: { maxWidth: CONTENT, marginBlockStart: 0, marginInline: 'auto', paddingInline: 16 } },
  '@media': {
    [WIDE]: {
      marginBlockStart: -16,
      selectors: { [GAME]: { marginBlockStart: 0, paddingInline: theme.density.page } },
    },
  },
});
