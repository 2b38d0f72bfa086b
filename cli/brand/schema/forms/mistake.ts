/** A mistake in a text, as sentences. */
export interface Mistake {
  readonly message: string;
  readonly fix: string;
}
