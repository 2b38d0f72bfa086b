/** Ids of the support desks; their names are in `words/`. */
export const DESK_IDS = ['general', 'payments'] as const;
