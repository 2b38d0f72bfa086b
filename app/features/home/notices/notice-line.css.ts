import { style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';
import { wide } from '../../../kit/theme/media.ts';

/** Under tabs the news are a band from edge to edge, which the page's own padding has to let through. */
export const band = style({
  marginBlockStart: -16,
  borderRadius: 0,
  paddingInlineStart: 0,
  boxShadow: `0 0 0 100vmax ${theme.color.notice}`,
  clipPath: 'inset(0 -100vmax)',
  '@media': { [wide]: { marginBlockStart: -24 } },
});
