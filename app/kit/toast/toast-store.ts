import { createStore, type StoreApi } from 'zustand/vanilla';

/** More of them would cover the page; the oldest one is dropped. */
const MOST = 3;

export interface ToastWords {
  text: string;
  /** `danger` is announced immediately and stays until dismissed; the others are announced politely and close by themselves. */
  tone?: 'info' | 'success' | 'danger';
}

export interface Toast extends Required<ToastWords> {
  readonly id: number;
}

export interface Toasts {
  readonly store: StoreApi<readonly Toast[]>;
  /**
   * Shows a message that has no other place on the page. An error of a field, a form or a list belongs beside it, never in a
   * toast alone.
   */
  show(words: ToastWords): void;
  dismiss(id: number): void;
}

export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>(() => []);
  let last = 0;
  return {
    store,
    show: ({ text, tone = 'info' }) => {
      last += 1;
      // A repeated message replaces the earlier one.
      const others = store.getState().filter((other) => other.text !== text);
      store.setState([...others, { id: last, text, tone }].slice(-MOST), true);
    },
    dismiss: (id) =>
      store.setState(
        store.getState().filter((other) => other.id !== id),
        true,
      ),
  };
}
