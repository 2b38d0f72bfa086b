/** Height of the site's header in CSS pixels, for what stands right below it or fills the rest of the window. */
export const HEADER = { narrow: 60, wide: 68 } as const;
