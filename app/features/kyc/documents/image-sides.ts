export const imageSides = ['idCardFront', 'idCardBack', 'idCardSelfie'] as const;

export type ImageSide = (typeof imageSides)[number];
