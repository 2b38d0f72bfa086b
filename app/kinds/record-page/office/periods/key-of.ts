import { pressedKey } from '#app/kit/keys/pressed-key.ts';
/** Keys and what they choose. */
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

/** Where the keys are on keyboards that write other letters. */
const CODES: Readonly<Record<string, PeriodKey>> = {
  KeyT: 't',
  KeyY: 'y',
  KeyW: 'w',
  KeyM: 'm',
  BracketLeft: '[',
  BracketRight: ']',
};
/** Letters in them are text, or choose an entry. */
const TYPED_IN =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable], [role="menu"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat' | 'target'
>;

/** The shortcut that was pressed, if it was one: alone, outside fields, and with no dialog open. */
export function shortcutOf(event: Pressed): PeriodKey | '?' | undefined {
  const { code, target } = event;
  const key = pressedKey(event);
  if (event.ctrlKey || event.metaKey || event.altKey || key === '' || event.repeat) return undefined;
  if (target instanceof Element && target.closest(TYPED_IN)) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  if (key === '?') return key;
  const typed = key.toLowerCase();
  if (isPeriodKey(typed)) return typed;
  // A Latin letter is meant as it is, wherever its key is.
  return /^[a-z]$/.test(typed) ? undefined : CODES[code];
}

/** The key that chooses a period by its name. */
export function keyFor(action: string): PeriodKey | undefined {
  return Object.keys(PERIOD_KEYS)
    .filter(isPeriodKey)
    .find((key) => PERIOD_KEYS[key] === action);
}

function isPeriodKey(key: string): key is PeriodKey {
  return key in PERIOD_KEYS;
}
