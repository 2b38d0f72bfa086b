import { style } from '@vanilla-extract/css';

export const subName = style({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 });

/** Breaks where the rail has no room for a long word, its mark and its count. */
export const subWord = style({ minWidth: 0, overflowWrap: 'anywhere' });
