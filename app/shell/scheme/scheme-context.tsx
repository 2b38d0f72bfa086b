import { createContext, useContext } from 'react';
import type { SchemeService } from './scheme.ts';

const SchemeContext = createContext<SchemeService | null>(null);

export const SchemeProvider = SchemeContext.Provider;

/** Light or dark, and how to change it. @throws outside a `SchemeProvider`. */
export function useScheme(): SchemeService {
  const scheme = useContext(SchemeContext);
  if (!scheme) throw new Error('useScheme needs a SchemeProvider above it.');
  return scheme;
}
