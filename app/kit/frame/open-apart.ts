import { emptyCopy } from '#app/storage/empty-copy.ts';

/**
 * Opens an address in a window that shares nothing with this page. A new window gets a copy of the session storage, which
 * a page of the site's own origin could read, so the copy is emptied before the address is loaded.
 * @returns null where the browser blocks it
 */
export function openApart(address: string, name = '_blank', features = ''): Window | null {
  const opened = globalThis.open('', name, features);
  if (!opened) return null;
  if (isNew(opened)) {
    emptyCopy(opened);
    // The new window must not navigate this page.
    opened.opener = null;
  }
  opened.location.replace(address);
  return opened;
}

/** A window that was already open by that name may show a page that this one has no access to. */
function isNew({ location }: Window): boolean {
  try {
    return location.href === 'about:blank';
  } catch {
    return false;
  }
}
