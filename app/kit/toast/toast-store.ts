import { createStore, type StoreApi } from 'zustand/vanilla';

/** More of them would hide the page that they speak of; the oldest one goes. */
const MOST = 3;

export interface ToastWords {
  text: string;
  /** `danger` is heard at once and stays until it is dismissed; the others wait their turn and go by themselves. */
  tone?: 'info' | 'success' | 'danger';
}

export interface Toast extends Required<ToastWords> {
  readonly id: number;
}

export interface Toasts {
  readonly store: StoreApi<readonly Toast[]>;
  /**
   * Says something that has no other place on the page. An error that belongs to a field, a form or a list stands there;
   * a toast is never the only place of it.
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
      // Said twice, it is shown once, and anew.
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
