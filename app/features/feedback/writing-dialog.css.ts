import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
/** Same height as the form. */
export const skeleton = style({ display: 'block', height: 220 });

export const thanks = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlock: space(4),
  textAlign: 'center',
});
export const icon = style({ display: 'flex', color: theme.color.win });
