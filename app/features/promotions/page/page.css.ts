import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
  gap: 16,
  '@media': { [WIDE]: { gap: 20 } },
});

export const featuredBone = style({
  height: 260,
  borderRadius: theme.radius.card,
  '@media': { [WIDE]: { height: 300 } },
});
