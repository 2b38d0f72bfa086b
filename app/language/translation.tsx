import type { i18n as I18n } from 'i18next';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { requiredContext } from '../context/required-context.ts';
import { lookUpIn } from './look-up.ts';
import type { EntryKey, Namespace, Translate, TranslateAny } from './translate.ts';

interface Translator {
  readonly i18n: I18n;
  /** Calls back whenever the language changes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks up texts of a namespace in the current language; the same function until the language changes. */
  readonly lookUp: (namespace: string) => TranslateAny;
}

const [TranslatorProvider, useTranslator] = requiredContext<Translator>('Translator');

/** Provides the texts of an i18next instance. Words are loaded before the screen that needs them. */
export function TranslationProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const translator = useMemo(() => createTranslator(i18n), [i18n]);
  return <TranslatorProvider value={translator}>{children}</TranslatorProvider>;
}

/**
 * Texts of a namespace in the current language; `shell:key` reaches the shell's words from any namespace. React-i18next's
 * hook of this name copies the whole i18next instance per component, which takes a third of a page's rendering time.
 * @throws outside a `TranslationProvider`
 */
export function useTranslation(): { t: Translate; i18n: I18n };
export function useTranslation<Of extends Namespace>(namespace: Of): { t: Translate<Of>; i18n: I18n };
export function useTranslation(namespace = 'shell'): { t: TranslateAny; i18n: I18n } {
  return { t: useLookUp(namespace), i18n: useTranslator().i18n };
}

/** Looks up the texts that features pass to the shell: `entryText(contribution.namespace, contribution.label)`. */
export function useEntryText(): (namespace: string, key: EntryKey) => string {
  const { lookUp } = useTranslator();
  useLookUp('shell');
  return (namespace, key) => lookUp(namespace)(key);
}

function useLookUp(namespace: string): TranslateAny {
  const { lookUp, subscribe } = useTranslator();
  const read = () => lookUp(namespace);
  return useSyncExternalStore(subscribe, read, read);
}

function createTranslator(i18n: I18n): Translator {
  const translators = new Map<string, TranslateAny>();
  return {
    i18n,
    subscribe(listener) {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    lookUp(namespace) {
      const key = `${i18n.language} ${namespace}`;
      const translator = translators.get(key) ?? lookUpIn(i18n, namespace);
      translators.set(key, translator);
      return translator;
    },
  };
}
