import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const form = style({ display: 'grid', gap: space(5) });
