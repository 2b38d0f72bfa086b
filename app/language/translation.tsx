import { useSyncExternalStore } from 'react';
import { requiredContext } from '../context/required-context.ts';
import type { Texts } from './create-texts.ts';
import type { EntryKey, Namespace, Translate, TranslateAny } from './translate.ts';

const [TextsProvider, useTexts] = requiredContext<Texts>('Texts');

/** Provides the texts. Words are loaded before the screen that needs them. */
export { TextsProvider };

/**
 * Texts of a namespace in the current language; `shell:key` reaches the shell's words from any namespace.
 * @throws outside a `TextsProvider`
 */
export function useTranslation(): { t: Translate; texts: Texts };
export function useTranslation<Of extends Namespace>(namespace: Of): { t: Translate<Of>; texts: Texts };
export function useTranslation(namespace = 'shell'): { t: TranslateAny; texts: Texts } {
  return { t: useLookUp(namespace), texts: useTexts() };
}

/** Looks up the texts that features pass to the shell: `entryText(contribution.namespace, contribution.label)`. */
export function useEntryText(): (namespace: string, key: EntryKey) => string {
  const { lookUp } = useTexts();
  useLookUp('shell');
  return (namespace, key) => lookUp(namespace)(key);
}

function useLookUp(namespace: string): TranslateAny {
  const { lookUp, subscribe } = useTexts();
  const read = () => lookUp(namespace);
  return useSyncExternalStore(subscribe, read, read);
}
