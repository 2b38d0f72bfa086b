import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

/** Something that the open page can do, by its name. */
export interface Command {
  id: string;
  text: string;
  run: () => void;
}

const NONE: readonly Command[] = [];
const Commands = createContext<StoreApi<{ read: () => readonly Command[] }> | null>(null);

/** Lets the search of the back office list what the open page can do. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createStore(() => ({ read: () => NONE })));
  return <Commands value={store}>{children}</Commands>;
}

/** @param read what the page can do at the moment; a stable function */
export function useProvideCommands(read: () => readonly Command[]): void {
  const store = useContext(Commands);
  useEffect(() => {
    store?.setState({ read });
    return () => store?.setState({ read: () => NONE });
  }, [store, read]);
}

/** What the open page can do. */
export function useCommands(): readonly Command[] {
  const store = useContext(Commands);
  const [nothing] = useState(() => createStore(() => ({ read: () => NONE })));
  return useStore(store ?? nothing, ({ read }) => read)();
}
