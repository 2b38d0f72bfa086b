/** Whether a key asks for the search: ⌘K or Ctrl+K anywhere, and the slash where it is not text. Never over a dialog. */
export function isSearchKey({
  key,
  metaKey,
  ctrlKey,
  altKey,
  shiftKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector('dialog[open]')) return false;
  if (key.toLowerCase() === 'k') return (metaKey || ctrlKey) && !shiftKey;
  return key === '/' && !metaKey && !ctrlKey && !isText(target);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
