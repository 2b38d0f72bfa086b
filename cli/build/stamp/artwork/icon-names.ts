/** PNG icons of a site: one for home screens without SVG support, and an opaque one for iOS. */
export const ICON_NAMES = ['icon512', 'touch'] as const;

export type IconName = (typeof ICON_NAMES)[number];
