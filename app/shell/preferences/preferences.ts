import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SafeStorage } from '#app/storage/storage.ts';

/** Local-storage key; any value but `hidden` shows the balance. */
const BALANCE_KEY = 'balance';
const HIDDEN = 'hidden';

/** Preferences stored on this device. */
export interface Preferences {
  readonly store: StoreApi<{ balanceShown: boolean }>;
  /** Shows or hides the balance everywhere, also on later visits. */
  showBalance(shown: boolean): void;
}

export function createPreferences(storage?: SafeStorage): Preferences {
  const store = createStore(() => ({ balanceShown: storage?.getItem(BALANCE_KEY) !== HIDDEN }));
  return {
    store,
    showBalance(balanceShown) {
      if (balanceShown) storage?.removeItem(BALANCE_KEY);
      else storage?.setItem(BALANCE_KEY, HIDDEN);
      store.setState({ balanceShown });
    },
  };
}
