import type { i18n as I18n, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';

type Namespaces = string | readonly string[];

interface Translator {
  readonly i18n: I18n;
  /** Calls back whenever another language is chosen. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The function that looks texts up in the language that is shown; the same one until that changes. */
  readonly lookUp: (namespaces: Namespaces) => TFunction;
}

const TranslatorContext = createContext<Translator | null>(null);

/** Hands the texts of an i18next instance to what stands below. Words are loaded before a screen that needs them shows. */
export function TranslationProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const translator = useMemo(() => createTranslator(i18n), [i18n]);
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

/**
 * Texts of a namespace in the language that is shown; with several, `namespace:key` reaches the others. React-i18next's
 * hook of this name copies the whole i18next instance for each component, which is a third of the time that a page takes.
 * @throws outside a `TranslationProvider`
 */
export function useTranslation(namespaces: Namespaces = 'shell'): { t: TFunction; i18n: I18n } {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('useTranslation needs a TranslationProvider above it.');
  const read = () => translator.lookUp(namespaces);
  return { t: useSyncExternalStore(translator.subscribe, read, read), i18n: translator.i18n };
}

function createTranslator(i18n: I18n): Translator {
  const known = new Map<string, TFunction>();
  return {
    i18n,
    subscribe(listener) {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    lookUp(namespaces) {
      const key = `${i18n.language} ${namespaces}`;
      const found = known.get(key) ?? i18n.getFixedT(i18n.language, namespaces);
      known.set(key, found);
      return found;
    },
  };
}
