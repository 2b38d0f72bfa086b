import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ModuleState, ModuleStore } from './module-store.ts';

const ModuleContext = createContext<ModuleStore | null>(null);

export const ModuleProvider = ModuleContext.Provider;

/** `on`, `off`, or `pending` while the platform has not answered yet. */
export type ModuleSwitch = 'on' | 'off' | 'pending';

/** The whole state of the module tree, for the shell's filter over slots. */
export function useModuleState(): ModuleState {
  const store = useContext(ModuleContext);
  if (!store) throw new Error('useModule needs a ModuleProvider above it.');
  return useStore(store);
}

/** Whether a node of the module tree is switched on; the core (null) always is. */
export function switchOf(state: ModuleState, modId: string | null): ModuleSwitch {
  if (modId === null) return 'on';
  if (state.status === 'pending') return 'pending';
  return state.enabled.has(modId) ? 'on' : 'off';
}
