/**
 * Parses a text that, apart from white space, is what `JSON.stringify` writes of its value. Such a text has no comment,
 * no trailing comma and no repeated key, so the engine's own parser loses nothing and is many times faster than one
 * that tracks positions. @param deepest maximum nesting @returns undefined for any other text, JSON or not
 */
export function plainJson(text: string, deepest: number): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWritten(value, text) && !isDeeperThan(deepest, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Most files are indented by two spaces. Comparing with that form is faster than removing white space. */
function isWritten(value: unknown, text: string): boolean {
  return JSON.stringify(value, null, 2) === text.trimEnd() || JSON.stringify(value) === withoutSpace(text);
}

/** Removes white space between the parts of a JSON text. */
function withoutSpace(text: string): string {
  return text.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|\s+/g, '$1');
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
