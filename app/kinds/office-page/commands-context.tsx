import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

/** A named action of the open page. */
export interface Command {
  id: string;
  text: string;
  run: () => void;
}

const NONE: readonly Command[] = [];
const Commands = createContext<StoreApi<{ read: () => readonly Command[] }> | null>(null);

/** Shares the open page's commands with the back office's search. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createStore(() => ({ read: () => NONE })));
  return <Commands value={store}>{children}</Commands>;
}

/** Registers the page's commands. @param read returns the current commands; must be a stable function */
export function useProvideCommands(read: () => readonly Command[]): void {
  const store = useContext(Commands);
  useEffect(() => {
    store?.setState({ read });
    return () => store?.setState({ read: () => NONE });
  }, [store, read]);
}

export function useCommands(): readonly Command[] {
  const store = useContext(Commands);
  const [nothing] = useState(() => createStore(() => ({ read: () => NONE })));
  return useStore(store ?? nothing, ({ read }) => read)();
}
