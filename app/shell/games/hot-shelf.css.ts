import { style } from '@vanilla-extract/css';

export const shelf = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, width: '100%' });
export const title = style({ fontSize: '1.1875rem' });
