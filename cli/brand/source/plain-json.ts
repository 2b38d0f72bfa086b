/**
 * The value of a text that is its own value written again, white space aside. Such a text has no comment, no trailing comma and no
 * key twice, so the engine's own parser, which is many times faster than one that knows positions, finds all that is in it.
 * @param deepest how many levels of objects and lists it may have
 * @returns undefined for any other text, JSON or not
 */
export function plainJson(text: string, deepest: number): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWritten(value, text) && !isDeeperThan(deepest, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Most files are indented by two spaces, which is told without looking for the white space of a text. */
function isWritten(value: unknown, text: string): boolean {
  return JSON.stringify(value, null, 2) === text.trimEnd() || JSON.stringify(value) === withoutSpace(text);
}

/** The same JSON without the white space between its parts. */
function withoutSpace(text: string): string {
  return text.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|\s+/g, '$1');
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
