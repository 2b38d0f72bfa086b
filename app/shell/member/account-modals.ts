/** Ids of the modals that the account's page opens, each in sites with its feature. */
export const SET_EMAIL = 'email-form';
export const SET_PAYMENT_PASSWORD = 'payment-password-form';
export const SET_QUESTION = 'question-form';
