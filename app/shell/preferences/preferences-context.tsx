import { requiredContext } from '#app/context/required-context.ts';
import type { Preferences } from './preferences.ts';

/** Preferences stored on this device. @throws outside a `PreferencesProvider`. */
export const [PreferencesProvider, usePreferences] = requiredContext<Preferences>('Preferences');
