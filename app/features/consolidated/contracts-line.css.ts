import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Inherits its colour: it appears on the header and on cards. */
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontFamily: theme.font.text,
  fontWeight: 500,
  fontSize: '0.75rem',
  lineHeight: 1.2,
  opacity: 0.85,
  fontVariantNumeric: 'tabular-nums',
});
