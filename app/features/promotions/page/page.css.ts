import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  gap: space(5),
  '@media': { [WIDE]: { gap: space(6) } },
});

export const featuredBone = style({
  height: 260,
  borderRadius: theme.radius.card,
  '@media': { [WIDE]: { height: 300 } },
});
