/** Limit of the contract. */
export const LONGEST_NOTE = 140;
