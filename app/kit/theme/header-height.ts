/** Height of the site's header in CSS pixels, for elements right below it or filling the rest of the window. */
export const HEADER = { narrow: 60, wide: 68 } as const;

/** Height of the part that a feature hangs below the header. */
export const BELOW_HEADER = '--below-header';
