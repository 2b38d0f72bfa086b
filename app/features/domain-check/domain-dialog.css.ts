import { style } from '@vanilla-extract/css';

export const address = style({ overflowWrap: 'anywhere', fontWeight: 600 });
