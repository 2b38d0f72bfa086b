import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

/** The choice is below the pages on a phone, and at the end of their line in wider windows. */
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3, 5) });
export const pages = style({ flex: '1 1 20rem', minWidth: 0, selectors: { '&:empty': { display: 'none' } } });
export const size = style({ display: 'flex', minWidth: 0, marginInlineStart: 'auto' });
