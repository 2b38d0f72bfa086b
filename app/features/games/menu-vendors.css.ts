import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const subName = style({ display: 'inline-flex', alignItems: 'center', gap: space(3), minWidth: 0 });

/** Wraps long names that do not fit beside their logo and count. */
export const subWord = style({ minWidth: 0, overflowWrap: 'anywhere' });
