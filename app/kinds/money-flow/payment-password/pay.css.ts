import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const sum = style({
  display: 'grid',
  gap: space(1),
  justifyItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const figure = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: theme.type.figure,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
