import { createScanner } from 'jsonc-parser';

const END_OF_FILE = 17;

/**
 * Offset of the first bracket that lies deeper than `deepest`, or null. Looked for before parsing, because parsers of
 * nested text call themselves for each level and would use up the stack.
 */
export function tooDeepAt(text: string, deepest: number): number | null {
  // Most files have fewer brackets in all than levels are allowed, which is quickly seen.
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
