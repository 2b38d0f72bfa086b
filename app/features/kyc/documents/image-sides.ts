export const imageSides = ['idCardFront', 'idCardBack', 'idCardSelfie'] as const;

export type ImageSide = (typeof imageSides)[number];

/** Largest picture in bytes, as the specification says. */
export const LARGEST_IMAGE = 5_242_880;
