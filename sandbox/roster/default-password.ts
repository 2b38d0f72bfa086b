/** Password that the operator gives to accounts that it opens for others. Only the platform knows it. */
export const DEFAULT_PASSWORD = 'Welcome1!';
