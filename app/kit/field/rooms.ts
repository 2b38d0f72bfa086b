/** Room for an icon before the text of a field. */
export const ICON_ROOM = '38px';
/** Room for a button after the text of a field. */
export const BUTTON_ROOM = '44px';
