import { useStore } from 'zustand';
import { requiredContext } from '../context/required-context.ts';
import type { ModuleState, ModuleStore } from './module-store.ts';

const [ModuleProvider, useModuleStore] = requiredContext<ModuleStore>('Module');

export { ModuleProvider, useModuleStore };

/** `on`, `off`, or `pending` while the platform has not answered yet. */
export type ModuleSwitch = 'on' | 'off' | 'pending';

/** The whole state of the module tree, for the shell's filter over slots. */
export function useModuleState(): ModuleState {
  return useStore(useModuleStore());
}

/** Whether a node of the module tree is switched on; the core (null) always is. */
export function switchOf(state: ModuleState, modId: string | null): ModuleSwitch {
  if (modId === null) return 'on';
  if (state.status === 'pending') return 'pending';
  return state.enabled.has(modId) ? 'on' : 'off';
}
