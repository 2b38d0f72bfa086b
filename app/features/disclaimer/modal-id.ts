/** Id of this feature's modal. */
export const DISCLAIMER = 'disclaimer';
