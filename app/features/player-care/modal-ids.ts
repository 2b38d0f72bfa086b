/** The notice that covers the site during a break. */
export const STOPPED = 'care-stopped';
/** The prompt for a deposit limit. */
export const LIMIT_PROMPT = 'care-limit-prompt';
/** The message about a step that the platform has taken. */
export const CARE_STEP = 'care-step';

/** Session flag: the member has answered the prompt, so it is not shown again during this visit. */
export const PROMPTED = 'care-prompted';
