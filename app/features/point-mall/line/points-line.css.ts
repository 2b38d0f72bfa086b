import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Inherits its colour, as it is used on the header and on cards. */
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  fontFamily: theme.font.text,
  fontWeight: 500,
  fontSize: theme.type.fine,
  lineHeight: 1.2,
  opacity: 0.85,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
