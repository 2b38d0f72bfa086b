import { createStore, type StoreApi } from 'zustand/vanilla';

/** Local-storage key; whatever else stands there, the balance is shown. */
const BALANCE_KEY = 'balance';
const HIDDEN = 'hidden';

/** What a person likes on this device. */
export interface Preferences {
  readonly store: StoreApi<{ balanceShown: boolean }>;
  /** Shows or hides the balance everywhere, from this visit on. */
  showBalance(shown: boolean): void;
}

export function createPreferences(storage?: Storage): Preferences {
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
