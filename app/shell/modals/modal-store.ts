import { createStore, type StoreApi } from 'zustand/vanilla';

/** Ids of the modals that were opened without a path of their own, the topmost last. */
export interface ModalState {
  open: readonly string[];
}

export interface Modals {
  readonly store: StoreApi<ModalState>;
  open(id: string): void;
  close(id: string): void;
}

export function createModals(): Modals {
  const store = createStore<ModalState>(() => ({ open: [] }));
  const without = (id: string) => store.getState().open.filter((other) => other !== id);
  return {
    store,
    open: (id) => store.setState({ open: [...without(id), id] }),
    close: (id) => store.setState({ open: without(id) }),
  };
}
