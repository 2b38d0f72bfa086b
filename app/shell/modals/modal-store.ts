import { createStore, type StoreApi } from 'zustand/vanilla';

/** Session-storage key of the modals that were open before a reload. */
export const REOPEN = 'reopen';

/** Ids of modals opened without a path, topmost last. */
export interface ModalState {
  open: readonly string[];
  /** Ids of `awaited` modals for which it is known whether they open. */
  decided: readonly string[];
}

export interface Modals {
  readonly store: StoreApi<ModalState>;
  open(id: string): void;
  close(id: string): void;
  /** Sets whether it is known if an `awaited` modal opens. */
  decide(id: string, isDecided: boolean): void;
}

export function createModals(): Modals {
  const store = createStore<ModalState>(() => ({ open: [], decided: [] }));
  const without = (id: string, list: keyof ModalState = 'open') =>
    store.getState()[list].filter((other) => other !== id);
  return {
    store,
    open: (id) => store.setState({ open: [...without(id), id] }),
    close: (id) => store.setState({ open: without(id) }),
    decide: (id, isDecided) => store.setState({ decided: [...without(id, 'decided'), ...(isDecided ? [id] : [])] }),
  };
}
