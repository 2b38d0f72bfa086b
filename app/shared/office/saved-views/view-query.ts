/** What is open, and where in the list one is, is no part of a view. */
const LEFT_OUT = ['page', 'open', 'place'];

/** The part of an address that a view keeps. */
export function viewQuery(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  for (const name of LEFT_OUT) kept.delete(name);
  kept.sort();
  return kept.toString();
}

/** The address of a page with a view. */
export function addressOf(parameters: URLSearchParams, query: string): URLSearchParams {
  const address = new URLSearchParams(viewQuery(new URLSearchParams(query)));
  const page = parameters.get('page');
  return new URLSearchParams([...(page === null ? [] : [['page', page]]), ...address]);
}
