/** Ids of the support desks; their names stand in the words. */
export const DESK_IDS = ['general', 'payments'] as const;
