/** What the link back from a game says of itself in the history's state. */
export const RETURNED = { returned: true } as const;
