import { tabStorage } from '../storage/storage.ts';

const RAISED = '1';

/** The platform reports that this is the account's first log-in. */
export const FIRST_LOGIN = 'first-login';

/**
 * What a person has seen or decided in this tab, in session storage, which a log-out clears. Without storage every flag
 * reads as not set.
 */
export function hasFlag(name: string): boolean {
  return tabStorage.getItem(name) === RAISED;
}

export function raiseFlag(name: string): void {
  // Without storage the next page asks again, which is harmless.
  tabStorage.setItem(name, RAISED);
}
