import { createContext, useContext } from 'react';
import type { Modals } from './modal-store.ts';

const ModalsContext = createContext<Modals | null>(null);

export const ModalsProvider = ModalsContext.Provider;

/** Opens and closes modals by id. @throws outside a `ModalsProvider`. */
export function useModals(): Modals {
  const modals = useContext(ModalsContext);
  if (!modals) throw new Error('useModals needs a ModalsProvider above it.');
  return modals;
}
