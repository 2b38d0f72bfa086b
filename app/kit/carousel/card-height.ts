/** The same for all cards of a `CardRow`, so that a row can be waited for without moving what is below it. */
export const CARD_HEIGHT = '9.5rem';
