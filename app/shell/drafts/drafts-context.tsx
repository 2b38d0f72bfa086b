import { createContext, useContext } from 'react';
import type { Drafts } from './drafts.ts';

const DraftsContext = createContext<Drafts | null>(null);

export const DraftsProvider = DraftsContext.Provider;

/** What people are in the middle of. @throws outside a `DraftsProvider`. */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDrafts needs a DraftsProvider above it.');
  return drafts;
}
