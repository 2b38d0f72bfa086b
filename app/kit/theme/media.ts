/** Layout breakpoints; between the two is a tablet. */
export const WIDE = 'screen and (min-width: 1024px)';
/** Windows below the first size. */
export const COMPACT = 'screen and (max-width: 1023.98px)';
/** Room for a bar on the other side of the content too. */
export const ROOMY = 'screen and (min-width: 1280px)';
export const TABLET = 'screen and (min-width: 640px)';
export const NARROW = 'screen and (max-width: 639.98px)';
/** A phone in landscape. */
export const SHORT = 'screen and (max-height: 480px)';
/** The user's own few colours replace all others. */
export const FORCED = '(forced-colors: active)';
export const CALM = '(prefers-reduced-motion: reduce)';
export const LIVELY = '(prefers-reduced-motion: no-preference)';
