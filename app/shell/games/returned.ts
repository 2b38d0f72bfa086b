/** What a way back to a list of games says of itself in the history's state: the list is found where it was left. */
export const RETURNED = { returned: true } as const;
