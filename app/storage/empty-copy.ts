/** Empties a new window's copy of this tab's session storage. */
export function emptyCopy(opened: Pick<Window, 'sessionStorage'>): void {
  try {
    opened.sessionStorage.clear();
  } catch {
    // Storage is forbidden, so nothing was copied.
  }
}
