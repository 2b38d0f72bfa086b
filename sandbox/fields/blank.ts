/** Whether a text shows nothing: it is empty, or only of spaces and characters without a shape. */
export function isBlank(text: string): boolean {
  // The braille pattern U+2800 has no dots, and is no space to Unicode.
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** A copy without the fields that are blank. */
export function withoutBlanks<Fields extends object>(fields: Fields): Fields {
  const filled = { ...fields };
  for (const [name, value] of Object.entries(filled)) {
    if (typeof value === 'string' && isBlank(value)) Reflect.deleteProperty(filled, name);
  }
  return filled;
}
