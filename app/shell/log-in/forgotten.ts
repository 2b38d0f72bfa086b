/** Id of the modal for a forgotten password, in brands that have such a modal. */
export const FORGOTTEN = 'forgotten';
