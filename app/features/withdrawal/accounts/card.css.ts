import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const asked = style({ padding: space(2, 3, 3) });
