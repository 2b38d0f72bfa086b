/** Addresses with a scheme or a www, and bare host names with a common ending. */
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|io|me|ph|vn|th|cn|ae|info|xyz|club|bet|app|link|gg)\b(?:[/?#:]\S*)?/giu;

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Seven digits and more, however they are written and parted: nobody's chat needs a telephone number. */
const NUMBER = /\+?(?:\p{Nd}[\s().-]{0,2}){6,}\p{Nd}/gu;

const REMOVED = '•••';

export interface Moderated {
  text: string;
  /** Whether something was taken out. */
  changed: boolean;
}

/** Takes out of a message what leads away from here: links, addresses and telephone numbers. */
export function moderate(said: string): Moderated {
  const text = said.replace(MAIL, REMOVED).replace(LINK, REMOVED).replace(NUMBER, REMOVED);
  return { text, changed: text !== said };
}
