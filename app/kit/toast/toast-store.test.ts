import { describe, expect, it } from 'vitest';
import { createToasts } from './toast-store.ts';

describe('createToasts', () => {
  const shown = (toasts: ReturnType<typeof createToasts>) => toasts.store.getState().map(({ text }) => text);

  it('keeps the latest three', () => {
    const toasts = createToasts();
    for (const text of ['one', 'two', 'three', 'four']) toasts.show({ text });
    expect(shown(toasts)).toEqual(['two', 'three', 'four']);
  });

  it('shows a repeated message once', () => {
    const toasts = createToasts();
    for (const text of ['one', 'two', 'one']) toasts.show({ text });
    expect(shown(toasts)).toEqual(['two', 'one']);
  });

  it('dismisses a toast by its id', () => {
    const toasts = createToasts();
    for (const text of ['one', 'two']) toasts.show({ text });
    const [first] = toasts.store.getState();
    if (first) toasts.dismiss(first.id);
    expect(shown(toasts)).toEqual(['two']);
  });
});
