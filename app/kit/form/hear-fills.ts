import { flushSync } from 'react-dom';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT =
  'input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=range], [role=combobox]), textarea';

/**
 * Makes React hear what a password manager or a phone filled in without an event that React takes. React ignores an `input`
 * event of a value that was set by script, and knows nothing of a value set without an event: it would send the form without
 * it, and would remove it on the next change of another field.
 *
 * A field that React controls has its value as its `value` attribute too, so a difference is a text that React has not heard of.
 * A field that it does not control is told about once for each text, which changes nothing.
 * @param root where the events of the forms are heard, before React's own listeners
 * @returns a function that stops it
 */
export function hearFills(root: Document): () => void {
  const heard = new WeakMap<TextField, string>();
  const telling = new Set<TextField>();
  const stop = new AbortController();
  const { signal } = stop;
  const early = { capture: true, signal };

  const unheardIn = (form: HTMLFormElement | null) =>
    Array.from(form?.elements ?? [])
      .filter(isText)
      .filter((field) => field.value !== field.defaultValue && heard.get(field) !== field.value)
      .map((field) => ({ field, value: field.value }));
  /** @param typed field whose event is under way */
  const tell = (form: HTMLFormElement | null, typed?: TextField) => {
    const fills = unheardIn(form).filter(({ field }) => field !== typed && !telling.has(field));
    if (fills.length === 0) return;
    const putBack = typed && keep(typed);
    for (const { field } of fills) telling.add(field);
    for (const { field, value } of fills) {
      // Each event renders the form, which removes every text that React has not heard yet.
      fill(field, value);
      flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    }
    for (const { field } of fills) telling.delete(field);
    putBack?.();
  };
  const before = ({ target, isTrusted }: Event) => {
    if (!isText(target) || telling.has(target)) return;
    if (!isTrusted && target.value !== target.defaultValue) fill(target, target.value);
    tell(target.form, target);
  };
  const after = ({ target }: Event) => {
    if (!isText(target)) return;
    if (target.value === target.defaultValue) heard.delete(target);
    else heard.set(target, target.value);
  };

  root.addEventListener('input', before, early);
  root.addEventListener('change', before, early);
  root.addEventListener('input', after, { signal });
  root.addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && tell(target), early);
  root.addEventListener('click', ({ target }) => tell(formOf(target)), early);
  return () => stop.abort();
}

/** Puts a text into a field so that React takes the next event for a change. */
function fill(field: TextField, value: string): void {
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React watches the field's own property; the one of its type is the browser's.
  field.value = value === '' ? ' ' : '';
  Reflect.set(type.prototype, 'value', value, field);
}

/** @returns a function that puts the field's present text and selection back, if a rendering has removed them */
function keep(field: TextField): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.value === value) return;
    fill(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function isText(target: unknown): target is TextField {
  return target instanceof Element && target.matches(TEXT);
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.form ?? null;
}
