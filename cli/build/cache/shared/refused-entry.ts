/**
 * Thrown for an entry of a shared cache that no trusted key has signed. The message gives the reason as part of a
 * sentence.
 */
export class RefusedEntry extends Error {
  override readonly name = 'RefusedEntry';
}
