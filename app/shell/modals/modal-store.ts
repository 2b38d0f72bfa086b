import { createStore, type StoreApi } from 'zustand/vanilla';

/** Session-storage key of the modals that were open before a reload. */
export const REOPEN = 'reopen';

export interface ModalState {
  /** Ids of modals opened without a path, topmost last. */
  open: readonly string[];
  /** By id of an `awaited` modal: whether it is due, until it is closed; undefined while that is not known. */
  due: Readonly<Record<string, boolean | undefined>>;
}

export interface Modals {
  readonly store: StoreApi<ModalState>;
  open(id: string): void;
  close(id: string): void;
  /** Says whether an `awaited` modal is due; undefined where that is not known any more. */
  decide(id: string, isDue?: boolean): void;
}

export function createModals(): Modals {
  const store = createStore<ModalState>(() => ({ open: [], due: {} }));
  const without = (id: string) => store.getState().open.filter((other) => other !== id);
  const decide = (id: string, isDue?: boolean) => store.setState(({ due }) => ({ due: { ...due, [id]: isDue } }));
  return {
    store,
    open: (id) => store.setState({ open: [...without(id), id] }),
    close(id) {
      store.setState({ open: without(id) });
      if (store.getState().due[id]) decide(id, false);
    },
    decide,
  };
}
