import { hash } from 'node:crypto';
import { stemOf } from './word-keys.ts';

/** Length of a digest in hexadecimal. It tells versions of one text apart, not texts from each other. */
const LENGTH = 8;

/** A digest of each text, by its key without a plural ending: the forms of a text count as one. */
export function englishDigests(texts: Iterable<readonly [key: string, text: string]>): Map<string, string> {
  const whole = new Map<string, string>();
  for (const [key, text] of texts) {
    const stem = stemOf(key);
    const before = whole.get(stem);
    // A single text is its own digest's whole input, so that it can be told from its words alone.
    whole.set(stem, before === undefined ? text : `${before}\0${text}`);
  }
  return new Map([...whole].map(([stem, text]) => [stem, digestOfEnglish(text)]));
}

/** The digest of an English text that has no plural forms, or of its forms with a NUL between them. */
export function digestOfEnglish(text: string): string {
  return hash('sha256', text, 'hex').slice(0, LENGTH);
}
