import { style } from '@vanilla-extract/css';

export const lead = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
