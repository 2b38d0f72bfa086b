import { createStore, type StoreApi } from 'zustand/vanilla';

/** Session-storage key of the modals that were open when the page had to be loaded anew. */
export const REOPEN = 'reopen';

/** Ids of the modals that were opened without a path of their own, the topmost last. */
export interface ModalState {
  open: readonly string[];
  /** Ids of `awaited` modals of which it is known whether they open. */
  decided: readonly string[];
}

export interface Modals {
  readonly store: StoreApi<ModalState>;
  open(id: string): void;
  close(id: string): void;
  /** Says of an `awaited` modal that it is known, or no longer, whether it opens. */
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
