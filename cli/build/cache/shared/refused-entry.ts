/** An entry of a shared cache is not what a trusted key has signed. Its message says why, as part of a sentence. */
export class RefusedEntry extends Error {
  override readonly name = 'RefusedEntry';
}
