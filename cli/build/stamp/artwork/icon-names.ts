/** The icons of a site that are drawn: one for home screens that take no SVG, and the opaque one of iOS. */
export const ICON_NAMES = ['icon512', 'touch'] as const;

export type IconName = (typeof ICON_NAMES)[number];
