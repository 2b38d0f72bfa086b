const RAISED = '1';

/** The platform reports that this is the account's first log-in. */
export const FIRST_LOGIN = 'first-login';

/**
 * What a person has seen or decided in this tab, in session storage, which a log-out clears. Without storage every flag
 * reads as not set.
 */
export function hasFlag(name: string): boolean {
  try {
    return globalThis.sessionStorage.getItem(name) === RAISED;
  } catch {
    return false;
  }
}

export function raiseFlag(name: string): void {
  try {
    globalThis.sessionStorage.setItem(name, RAISED);
  } catch {
    // Without storage the next page asks again, which is harmless.
  }
}
