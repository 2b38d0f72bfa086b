/** CSS pixels between two slides, as the specification says. */
export const SPACING = 20;
