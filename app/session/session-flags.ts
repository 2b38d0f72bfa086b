const RAISED = '1';

/** The platform said that the account had never been logged in before this session. */
export const FIRST_LOGIN = 'first-login';

/**
 * What a person has seen or decided in this tab, in session storage: gone with the tab, and with the log-out, which clears
 * that. Where a browser keeps nothing, nothing has been seen.
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
    // It is asked again on the next page then, which is a nuisance and no harm.
  }
}
