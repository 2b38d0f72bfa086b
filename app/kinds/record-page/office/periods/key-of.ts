import { pressedKey } from '#app/kit/keys/pressed-key.ts';
/** Shortcuts with their actions. */
export const PERIOD_KEYS = {
  t: 'today',
  y: 'yesterday',
  w: 'week',
  m: 'month',
  '[': 'previous',
  ']': 'next',
} as const;

export type PeriodKey = keyof typeof PERIOD_KEYS;
export type PeriodAction = (typeof PERIOD_KEYS)[PeriodKey];

/** Physical keys for keyboards with other scripts. */
const CODES: Readonly<Record<string, PeriodKey>> = {
  KeyT: 't',
  KeyY: 'y',
  KeyW: 'w',
  KeyM: 'm',
  BracketLeft: '[',
  BracketRight: ']',
};
/** Elements in which letters are typed or choose an entry. */
const TYPED_IN =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable], [role="menu"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat' | 'target'
>;

/** The shortcut of a key press: without modifiers, outside fields and with no dialog open. Undefined for other presses. */
export function shortcutOf(event: Pressed): PeriodKey | '?' | undefined {
  const { code, target } = event;
  const key = pressedKey(event);
  if (event.ctrlKey || event.metaKey || event.altKey || key === '' || event.repeat) return undefined;
  if (target instanceof Element && target.closest(TYPED_IN)) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  if (key === '?') return key;
  const typed = key.toLowerCase();
  if (isPeriodKey(typed)) return typed;
  // A Latin letter is taken literally, on any key.
  return /^[a-z]$/.test(typed) ? undefined : CODES[code];
}

/** The shortcut of an action, by its name. */
export function keyFor(action: string): PeriodKey | undefined {
  return Object.keys(PERIOD_KEYS)
    .filter(isPeriodKey)
    .find((key) => PERIOD_KEYS[key] === action);
}

function isPeriodKey(key: string): key is PeriodKey {
  return key in PERIOD_KEYS;
}
