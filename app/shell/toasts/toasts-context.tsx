import { createContext, useContext } from 'react';
import type { Toasts } from '../../kit/toast/toast-store.ts';

const ToastsContext = createContext<Toasts | null>(null);

export const ToastsProvider = ToastsContext.Provider;

/** Says things that are no part of a page. @throws outside a `ToastsProvider`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}
