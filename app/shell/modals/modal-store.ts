import { createStore, type StoreApi } from 'zustand/vanilla';

/** Session-storage key of the modals that were open before a reload. */
export const REOPEN = 'reopen';

/** Ids of modals opened without a path, topmost last. */
export interface ModalState {
  open: readonly string[];
  /** Ids of `awaited` modals for which it is known whether they open. */
  decided: readonly string[];
  /** Ids of `awaited` modals that have opened because they are due, until they are closed. */
  due: readonly string[];
}

export interface Modals {
  readonly store: StoreApi<ModalState>;
  open(id: string): void;
  close(id: string): void;
  /** Sets whether it is known if an `awaited` modal opens, and whether it does. */
  decide(id: string, isDecided: boolean, isDue?: boolean): void;
}

export function createModals(): Modals {
  const store = createStore<ModalState>(() => ({ open: [], decided: [], due: [] }));
  const without = (id: string, list: keyof ModalState = 'open') =>
    store.getState()[list].filter((other) => other !== id);
  const listed = (id: string, list: keyof ModalState, isIn: boolean) => [...without(id, list), ...(isIn ? [id] : [])];
  return {
    store,
    open: (id) => store.setState({ open: [...without(id), id] }),
    close: (id) => store.setState({ open: without(id), due: without(id, 'due') }),
    decide: (id, isDecided, isDue = false) =>
      store.setState({ decided: listed(id, 'decided', isDecided), due: listed(id, 'due', isDue) }),
  };
}
