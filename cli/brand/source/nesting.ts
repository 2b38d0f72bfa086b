import { createScanner } from 'jsonc-parser';

const END_OF_FILE = 17;

/**
 * Offset of the first bracket nested deeper than `deepest`, or null. Checked before parsing, because parsers of
 * nested text recurse and could overflow the stack.
 */
export function tooDeepAt(text: string, deepest: number): number | null {
  // Most files have fewer brackets than the allowed levels, which is quick to check.
  if ((text.match(/[[{]/g) ?? []).length <= deepest) return null;
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.scan() !== END_OF_FILE) {
    const offset = scanner.getTokenOffset();
    const character = text[offset];
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth > deepest) return offset;
  }
  return null;
}
