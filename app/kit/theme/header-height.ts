/** Height of the site's header in CSS pixels, for elements right below it or filling the rest of the window. */
export const HEADER = { narrow: 60, wide: 68 } as const;
