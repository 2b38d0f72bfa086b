import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const thumb = style({
  width: 64,
  height: 48,
  borderRadius: `min(${theme.radius.tile}, 8px)`,
  objectFit: 'cover',
});
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const earned = style([figures, { color: theme.color.win }]);
