import { createScanner } from 'jsonc-parser';

const END_OF_FILE = 17;

/**
 * Offset of the first bracket nested deeper than `deepest`, or null. Runs before parsing, as parsers recurse and could
 * overflow the stack.
 */
export function tooDeepAt(text: string, deepest: number): number | null {
  // Fast path: most files have fewer brackets than levels are allowed.
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
