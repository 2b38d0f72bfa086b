import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const subName = style({ display: 'inline-flex', alignItems: 'center', gap: space(3), minWidth: 0 });

/** Wraps when the rail has no room for a long name with its logo and count. */
export const subWord = style({ minWidth: 0, overflowWrap: 'anywhere' });
