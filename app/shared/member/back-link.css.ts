import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  justifySelf: 'start',
  minHeight: 44,
  marginBlock: '-8px -16px',
  color: theme.color.accentText,
  fontWeight: 500,
});
