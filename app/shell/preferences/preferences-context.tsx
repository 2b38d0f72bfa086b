import { createContext, useContext } from 'react';
import type { Preferences } from './preferences.ts';

const PreferencesContext = createContext<Preferences | null>(null);

export const PreferencesProvider = PreferencesContext.Provider;

/** What a person likes on this device. @throws outside a `PreferencesProvider`. */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences needs a PreferencesProvider above it.');
  return preferences;
}
