import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const placeholder = style({
  display: 'grid',
  placeContent: 'center',
  backgroundColor: theme.color.raised,
  color: theme.color.muted,
});
