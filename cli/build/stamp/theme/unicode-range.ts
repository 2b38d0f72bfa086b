type Span = readonly [number, number];

/** Parses a CSS `unicode-range`, such as `U+0000-00FF,U+20AC`. */
export function parseUnicodeRange(range: string): Span[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** Whether a character is in one of the ranges. */
export function isWithin(spans: readonly Span[], character: string): boolean {
  const point = character.codePointAt(0) ?? -1;
  return spans.some(([from, to]) => from <= point && point <= to);
}
