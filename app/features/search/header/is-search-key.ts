import { pressedKey } from '#app/kit/keys/pressed-key.ts';
/** Whether a key asks for the search: ⌘K or Ctrl+K anywhere, and the slash where it is not text. Never over a dialog. */
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
