import { style } from '@vanilla-extract/css';

export const subName = style({ display: 'inline-flex', alignItems: 'center', gap: 10, minWidth: 0 });
