import { style } from '@vanilla-extract/css';
import { foot } from '#app/shared/member/account-card.css.ts';

export const footLine = style([
  foot,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
  },
]);
export const asked = style({ padding: '4px 8px 8px' });
