import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { foot } from '#app/shared/member/account-card.css.ts';

export const failed = style([
  foot,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space(4) },
]);
