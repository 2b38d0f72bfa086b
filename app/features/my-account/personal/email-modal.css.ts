import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
