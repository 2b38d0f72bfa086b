/** The check, over whatever is open. */
export const REALITY_CHECK = 'reality-check';
