const LONGEST_QUOTE = 120;
const LONGEST_SENTENCE = 1_000;
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Makes text from an operator's file safe to print on one line: control and direction-changing characters, which could
 * drive a terminal or disguise text, become visible escapes, and long text is cut in the middle.
 */
export function plainText(text: string): string {
  return shorten(text).replaceAll(UNSAFE, visible);
}

/** A sentence with texts from an operator's file and names from a disk, safe to print on one line. */
export function plainSentence(text: string): string {
  const cut = text.length > LONGEST_SENTENCE ? `${text.slice(0, LONGEST_SENTENCE)} …` : text;
  return cut.replaceAll(UNSAFE, visible);
}

/** A value of a configuration, as JSON would write it, safe to print. */
export function plainValue(value: unknown): string {
  if (typeof value === 'string') return `"${plainText(value)}"`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `an object of ${Object.keys(value).length}`;
  return plainText(String(value));
}

function visible(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

function shorten(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const half = LONGEST_QUOTE / 2;
  return `${text.slice(0, half)} … ${text.slice(-half)} (${text.length} characters)`;
}
