/** The settings that name a file of the brand's artwork. */
export const ARTWORK_SETTINGS = ['mark', 'markDark', 'wordmark', 'wordmarkDark', 'hero'] as const;

export type ArtworkSetting = (typeof ARTWORK_SETTINGS)[number];
