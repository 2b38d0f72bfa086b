import { style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: space(5),
  ...raisedFrame,
});
export const skeleton = style({ height: 180, borderRadius: theme.radius.card });
