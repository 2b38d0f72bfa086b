import { style } from '@vanilla-extract/css';
import { foot } from '#app/kit/card/card.css.ts';
import { space } from '#app/kit/theme/space.ts';

export const footLine = style([
  foot,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(4),
  },
]);
export const asked = style({ padding: space(2, 3, 3) });
