/** What is wrong with a text, as sentences. */
export interface Mistake {
  readonly message: string;
  readonly fix: string;
}
