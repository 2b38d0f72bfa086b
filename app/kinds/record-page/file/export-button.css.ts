import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const exporting = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), minWidth: 0 });
export const progress = style({ display: 'grid', gap: space(2), flex: '1 1 auto', width: '10rem', minWidth: 0 });
