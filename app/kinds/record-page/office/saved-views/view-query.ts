/** Whose data is shown. A name of an account is personal: it never gets into a view, which stays on the device. */
const WHOSE = ['account', 'scope'];
/** What is open, what is searched for and where in the list one is are no part of a view either. */
const LEFT_OUT = ['page', 'open', 'place', 'search', ...WHOSE];

/** The part of an address that a view keeps. */
export function viewQuery(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  for (const name of LEFT_OUT) kept.delete(name);
  kept.sort();
  return kept.toString();
}

/** The address of a page with a view, of the same accounts as now. */
export function addressOf(parameters: URLSearchParams, query: string): URLSearchParams {
  const kept = [...parameters].filter(([name]) => name === 'page' || WHOSE.includes(name));
  return new URLSearchParams([...kept, ...new URLSearchParams(viewQuery(new URLSearchParams(query)))]);
}

/** Whether an address asks for a page and nothing of it, so that its default view may be shown. */
export function isPageAlone(parameters: URLSearchParams): boolean {
  return [...parameters.keys()].every((name) => name === 'page');
}
