/** CSS pixels between two slides, as specified. */
export const SPACING = 20;
