import { style } from '@vanilla-extract/css';
import { headTop } from '#app/kit/table/table-vars.css.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { HEADER } from '../office/office.css.ts';
import { panel } from './overview.css.ts';

export const downlinesPanel = style([panel, { '@media': { [WIDE]: { vars: { [headTop]: `${HEADER}px` } } } }]);
export const allLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.accentText,
  fontSize: theme.type.small,
  fontWeight: 600,
  '@media': { [WIDE]: { minHeight: 24 } },
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
