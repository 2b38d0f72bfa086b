/** Covers the site during a break. */
export const STOPPED = 'care-stopped';
/** Asks for a deposit limit. */
export const LIMIT_PROMPT = 'care-limit-prompt';
/** Tells the member about a step that the platform has taken. */
export const CARE_STEP = 'care-step';

/** Session flag: the member has answered the prompt in this visit, and is not asked twice. */
export const PROMPTED = 'care-prompted';
