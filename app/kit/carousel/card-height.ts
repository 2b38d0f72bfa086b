/** Height of all cards of a `CardRow`, so that a row that loads moves nothing below it. */
export const CARD_HEIGHT = '9.5rem';
