/** Where the layout changes; content between the two is a tablet's. */
export const wide = 'screen and (min-width: 1024px)';
/** Below that. */
export const compact = 'screen and (max-width: 1023.98px)';
/** Room for a bar on the other side of the content too. */
export const roomy = 'screen and (min-width: 1280px)';
export const tablet = 'screen and (min-width: 640px)';
export const narrow = 'screen and (max-width: 639.98px)';
/** A phone that lies on its side. */
export const short = 'screen and (max-height: 480px)';
/** A person's own few colours take the place of all others. */
export const forced = '(forced-colors: active)';
export const calm = '(prefers-reduced-motion: reduce)';
export const lively = '(prefers-reduced-motion: no-preference)';
