const LONGEST_QUOTE = 120;
const LONGEST_SENTENCE = 1_000;
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Makes an operator's text safe to print on one line. Escapes control and bidirectional characters, which could control
 * a terminal or disguise the text, and cuts long text in the middle.
 */
export function plainText(text: string): string {
  return shorten(text).replaceAll(UNSAFE, visible);
}

/** Makes a sentence with an operator's texts and file names safe to print on one line. */
export function plainSentence(text: string): string {
  const cut = text.length > LONGEST_SENTENCE ? `${text.slice(0, LONGEST_SENTENCE)} …` : text;
  return cut.replaceAll(UNSAFE, visible);
}

/** Makes a configuration value safe to print, in JSON's form. */
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
