import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const headLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) });
export const formActions = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space(3) });
