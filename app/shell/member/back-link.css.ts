import { style } from '@vanilla-extract/css';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  justifySelf: 'start',
  minHeight: 44,
  marginBlock: pull(3, 5),
  color: theme.color.accentText,
  fontWeight: 500,
});
