/** Navigation state of a link back to a list of games: the list restores its position. */
export const RETURNED = { returned: true } as const;
