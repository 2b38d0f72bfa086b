/** URLs with a scheme or www, and bare host names with a common top-level domain. */
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|io|me|ph|vn|th|cn|ae|info|xyz|club|bet|app|link|gg)\b(?:[/?#:]\S*)?/giu;

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Seven or more digits in any script, with or without separators: phone numbers do not belong in a chat. */
const NUMBER = /\+?(?:\p{Nd}[\s().-]{0,2}){6,}\p{Nd}/gu;

const REMOVED = '•••';

export interface Moderated {
  text: string;
  /** Whether anything was removed. */
  changed: boolean;
}

/** Removes links, email addresses and phone numbers from a message. */
export function moderate(said: string): Moderated {
  const text = said.replace(MAIL, REMOVED).replace(LINK, REMOVED).replace(NUMBER, REMOVED);
  return { text, changed: text !== said };
}
