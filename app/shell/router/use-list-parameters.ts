import { KEEP_SCROLL } from './keep-scroll.ts';
import { type NavigateOptions, useSearchParams } from './router.ts';

/** The contract's last page. */
const LAST_PAGE = 100_000;

/** New values of parameters; null or an empty text removes one. */
export type ParameterChanges = Readonly<Record<string, string | null>>;

/**
 * A list's filters and page, kept in the address so that they can be shared and Back works.
 * @param pageName parameter of the page
 */
export function useListParameters(pageName: string) {
  const [parameters, setParameters] = useSearchParams();
  const changed = (changes: ParameterChanges) => changeParameters(parameters, changes);
  const pageChange = (page: number) => ({ [pageName]: page > 1 ? String(page) : null });
  // The address may already hold a change that is not drawn yet, which must not be lost.
  const set = (changes: ParameterChanges, options?: NavigateOptions) =>
    setParameters(changeParameters(new URLSearchParams(globalThis.location.search), changes), options);
  return {
    /** Empty if it is not there. */
    read: (name: string) => parameters.get(name) ?? '',
    /** The one of `known` that the address has. */
    choice: <Choice extends string>(name: string, choices: readonly Choice[]) =>
      choices.find((one) => one === parameters.get(name)),
    /** From 1. */
    page: wholeUpTo(LAST_PAGE, parameters.get(pageName)) ?? 1,
    turnTo: (page: number) => set(pageChange(page)),
    /** Query of another page of the same list. */
    queryOf: (page: number) => changed(pageChange(page)).toString(),
    /** Query with other values. */
    queryWith: (changes: ParameterChanges) => changed(changes).toString(),
    /** Another place in the history. */
    open: (changes: ParameterChanges) => set(changes, { state: KEEP_SCROLL }),
    /** In place of the current one. */
    replace: (changes: ParameterChanges) => set(changes, { replace: true, state: KEEP_SCROLL }),
    /** As `replace`; another filter shows its first page. */
    filter: (changes: ParameterChanges) => set({ [pageName]: null, ...changes }, { replace: true, state: KEEP_SCROLL }),
  };
}

export function changeParameters(parameters: URLSearchParams, changes: ParameterChanges): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** A whole number from 1 to `largest`; null for anything else, which an address may hold. */
export function wholeUpTo(largest: number, text: string | null): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number > 0 && number <= largest ? number : null;
}
