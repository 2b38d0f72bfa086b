/** What one form lets people be in the middle of. */
export interface DraftKind<Draft extends object> {
  /** Tells it from every other one, on this page and on the one that is loaded after a release. */
  readonly name: string;
  /** Makes an empty one. */
  readonly begin: () => Draft;
}

/**
 * @param name of this form alone; one that stands for several forms of a kind ends in what tells them apart, as in `application-7`
 * @param begin makes an empty draft
 */
export function defineDraft<Draft extends object>(name: string, begin: () => Draft): DraftKind<Draft> {
  return { name, begin };
}
