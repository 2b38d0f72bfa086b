import { style } from '@vanilla-extract/css';

/** A screen tall, so that the footer is not in sight until it is known where it belongs. */
export const block = style({ display: 'grid', alignContent: 'start', gap: 16, width: '100%', minHeight: '100dvh' });
export const line = style({ height: 28, maxWidth: 280 });
export const body = style({ height: 320 });
