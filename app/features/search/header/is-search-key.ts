import { pressedKey } from '#app/kit/keys/pressed-key.ts';
/**
 * Whether a key opens the search: ⌘K or Ctrl+K anywhere, and the slash outside of text fields. Never while a dialog is
 * open.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey, target, defaultPrevented } = event;
  const key = pressedKey(event);
  if (defaultPrevented || altKey || document.querySelector('dialog[open]')) return false;
  if (key.toLowerCase() === 'k') return (metaKey || ctrlKey) && !shiftKey;
  return key === '/' && !metaKey && !ctrlKey && !isText(target);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
