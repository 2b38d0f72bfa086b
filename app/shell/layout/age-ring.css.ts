import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const ring = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 52,
  height: 52,
  border: `2px solid ${theme.color.danger}`,
  borderRadius: '50%',
  color: theme.color.text,
  fontFamily: theme.font.head,
  fontWeight: 700,
  fontSize: theme.type.lead,
});
