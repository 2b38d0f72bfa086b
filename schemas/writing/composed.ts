/**
 * Replacer for `JSON.stringify` and `JSON.parse`: writes every text in Unicode's composed form (NFC), so that a name is the same
 * text whether a keyboard sends its accents joined or apart. Passwords too, as RFC 8265 asks of them.
 */
export function composed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.normalize('NFC') : value;
}
