import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { CONTENT } from '../frame/frame.css.ts';

const GAME = '[data-page="game"] &';

export const place = style({
  minHeight: 44,
  marginBlockStart: pull(3),
  // A game's page has no padding.
  selectors: { [GAME]: { maxWidth: CONTENT, marginBlockStart: 0, marginInline: 'auto', paddingInline: space(5) } },
  '@media': {
    [WIDE]: {
      marginBlockStart: pull(5),
      selectors: { [GAME]: { marginBlockStart: 0, paddingInline: theme.density.page } },
    },
  },
});
