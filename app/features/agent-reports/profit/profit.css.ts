import { style } from '@vanilla-extract/css';
import { NARROW } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';

export const search = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 13rem',
  maxWidth: '16rem',
  '@media': { [NARROW]: { maxWidth: 'none' } },
});

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space(3) });
