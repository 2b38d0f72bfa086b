/** Height of all cards of a `CardRow`, so that a row that loads moves nothing below it. */
export const CARD_HEIGHT = '9.5rem';

/** The same for cards of wide pictures, in windows with room for them. */
export const SCENE_CARD_HEIGHT = '12.25rem';

/** Height of a row's lines, less the padding around cards, which lines do without: six matches in three leagues. */
export const BOARD_HEIGHT = 'calc(27rem - 28px)';
