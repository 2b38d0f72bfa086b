/** Spaces and characters that no font draws; the last looks empty by design. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether a text shows anything at all. */
export function hasVisibleText(text: string): boolean {
  return SEEN.test(text);
}
