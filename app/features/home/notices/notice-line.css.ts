import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { pull } from '#app/kit/theme/space.ts';
import { place } from '#app/shell/breadcrumb/breadcrumb-place.css.ts';
import { theme } from '#themes/contract.css.ts';

/** Below tabs the notices are a full-width band, which offsets the page's padding. */
export const band = style({
  marginBlockStart: pull(5),
  borderRadius: 0,
  paddingInlineStart: 0,
  boxShadow: `0 0 0 100vmax ${theme.color.notice}`,
  clipPath: 'inset(0 -100vmax)',
  '@media': { [WIDE]: { marginBlockStart: pull(6) } },
  // The breadcrumb of a log-in leaves no padding to offset.
  selectors: { [`${place} + * &`]: { marginBlockStart: 0 } },
});
