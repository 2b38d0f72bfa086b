/** Id of the forgotten-password modal, in brands that have one. */
export const FORGOTTEN = 'forgotten';
