/**
 * Deletes what other releases of the site may have stored on this device: a password as ciphertext in a cookie, and its
 * key in IndexedDB.
 * @param path that the cookie is limited to
 */
export function deleteStoredPassword(path: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `lastLogIn=; Max-Age=0; Path=${path}; Secure; SameSite=Strict`;
  try {
    indexedDB.deleteDatabase('remember-me');
  } catch {
    // The browser forbids the database, so the key is not there.
  }
}
