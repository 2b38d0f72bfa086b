import { style } from '@vanilla-extract/css';

export const pending = style({ visibility: 'hidden', display: 'contents' });
export const visible = style({ display: 'contents' });
