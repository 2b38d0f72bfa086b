const SIZE = 'popup,width=440,height=720';

/** Opens the conversation in a window of its own. @returns false where the browser blocks it */
export function openWindow(address: string): boolean {
  const opened = globalThis.open('', 'live-chat', SIZE);
  if (!opened) return false;
  // The new window must not navigate this page.
  opened.opener = null;
  opened.location.href = address;
  return true;
}
