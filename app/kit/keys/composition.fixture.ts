export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** One event of a composition; plain data, so that it can be sent into a page of any engine. */
export interface ComposedEvent {
  kind: 'composition' | 'key';
  type: string;
  init: { data?: string; key?: string; keyCode?: number; isComposing?: boolean };
}

/**
 * Events, for a test, of a word that an input method composes and a key ends, in the order of an engine, as recorded with
 * Japanese input methods. Chromium and Firefox send the key before the end of the composition, WebKit after it.
 * @param key that ends the composition
 */
export function compositionOf(engine: Engine, key: string, word = '日本'): ComposedEvent[] {
  const begun = [
    composed('compositionstart', ''),
    pressed('keydown', 'Process', { isComposing: engine !== 'webkit' }),
    composed('compositionupdate', word),
  ];
  const end = composed('compositionend', word);
  const last = (isComposing: boolean) => pressed('keydown', key, { isComposing });
  const order = engine === 'webkit' ? [end, last(false)] : [last(true), end];
  return [...begun, ...order, pressed('keyup', key, { keyCode: 13, isComposing: false })];
}

/** Sends such events to a field in a test. It uses nothing from outside, so that a driver can run it in a page. */
export function sendComposition(field: Element, events: readonly ComposedEvent[]): void {
  for (const { kind, type, init } of events) {
    const options = { ...init, bubbles: true, cancelable: true };
    field.dispatchEvent(kind === 'key' ? new KeyboardEvent(type, options) : new CompositionEvent(type, options));
  }
}

function composed(type: string, data: string): ComposedEvent {
  return { kind: 'composition', type, init: { data } };
}

function pressed(type: string, key: string, init: ComposedEvent['init']): ComposedEvent {
  return { kind: 'key', type, init: { key, keyCode: 229, ...init } };
}
