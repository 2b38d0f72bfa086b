/** Parameters that name an account. Account names are personal and must not be stored in a view. */
const WHOSE = ['account', 'scope'];
/** Parameters that views omit: the open row, the search and the position in the list. */
const LEFT_OUT = ['page', 'open', 'place', 'search', ...WHOSE];

/** The query parameters that a view saves. */
export function viewQuery(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  for (const name of LEFT_OUT) kept.delete(name);
  kept.sort();
  return kept.toString();
}

/** The address of a view, for the accounts of the current page. */
export function addressOf(parameters: URLSearchParams, query: string): URLSearchParams {
  const kept = [...parameters].filter(([name]) => name === 'page' || WHOSE.includes(name));
  return new URLSearchParams([...kept, ...new URLSearchParams(viewQuery(new URLSearchParams(query)))]);
}

/** True if an address names a page without any filter, so that the default view may open. */
export function isPageAlone(parameters: URLSearchParams): boolean {
  return [...parameters.keys()].every((name) => name === 'page');
}
