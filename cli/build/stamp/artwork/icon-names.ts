/** The icons of a site that are drawn: two for home screens, and the opaque one of iOS. */
export const ICON_NAMES = ['icon192', 'icon512', 'touch'] as const;

export type IconName = (typeof ICON_NAMES)[number];
