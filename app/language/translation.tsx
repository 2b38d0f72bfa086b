import { type ReactNode, useSyncExternalStore } from 'react';
import { requiredContext } from '../context/required-context.ts';
import type { Texts } from './texts.ts';
import type { EntryKey, Namespace, Translate, TranslateAny } from './translate.ts';

const [TextsProvider, useTexts] = requiredContext<Texts>('Texts');

/** Provides texts. Words are loaded before the screen that needs them. */
export function TranslationProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsProvider value={texts}>{children}</TextsProvider>;
}

/**
 * Texts of a namespace in the current language; `shell:key` reaches the shell's words from any namespace.
 * @throws outside a `TranslationProvider`
 */
export function useTranslation(): { t: Translate };
export function useTranslation<Of extends Namespace>(namespace: Of): { t: Translate<Of> };
export function useTranslation(namespace = 'shell'): { t: TranslateAny } {
  return { t: useLookUp(namespace) };
}

/** BCP 47 tag of the current language. @throws outside a `TranslationProvider` */
export function useLanguageTag(): string {
  const { language, subscribe } = useTexts();
  return useSyncExternalStore(subscribe, language, language);
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
