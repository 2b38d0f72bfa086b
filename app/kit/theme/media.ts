/** Where the layout changes; content between the two is a tablet's. */
export const wide = 'screen and (min-width: 1024px)';
export const tablet = 'screen and (min-width: 640px)';
export const narrow = 'screen and (max-width: 639.98px)';
export const calm = '(prefers-reduced-motion: reduce)';
export const lively = '(prefers-reduced-motion: no-preference)';
