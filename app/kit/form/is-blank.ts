/** Whether a text shows nothing: it is empty, or only of spaces and characters without a shape. */
export function isBlank(text: string): boolean {
  // The braille pattern U+2800 has no dots, and is no space to Unicode.
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
