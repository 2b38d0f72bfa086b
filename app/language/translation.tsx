import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { requiredContext } from '../context/required-context.ts';
import { lookUpIn } from './look-up.ts';
import type { Texts } from './texts.ts';
import type { EntryKey, Namespace, Translate, TranslateAny } from './translate.ts';

interface Translator {
  readonly texts: Texts;
  /** Looks up texts of a namespace in the current language; the same function until the language changes. */
  readonly lookUp: (namespace: string) => TranslateAny;
}

const [TranslatorProvider, useTranslator] = requiredContext<Translator>('Translator');

/** Provides the texts of a site. Words are loaded before the screen that needs them. */
export function TranslationProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const translator = useMemo(() => createTranslator(texts), [texts]);
  return <TranslatorProvider value={translator}>{children}</TranslatorProvider>;
}

/**
 * Texts of a namespace in the current language; `shell:key` reaches the shell's words from any namespace.
 * @throws outside a `TranslationProvider`
 */
export function useTranslation(): { t: Translate; texts: Texts };
export function useTranslation<Of extends Namespace>(namespace: Of): { t: Translate<Of>; texts: Texts };
export function useTranslation(namespace = 'shell'): { t: TranslateAny; texts: Texts } {
  return { t: useLookUp(namespace), texts: useTranslator().texts };
}

/** Looks up the texts that features pass to the shell: `entryText(contribution.namespace, contribution.label)`. */
export function useEntryText(): (namespace: string, key: EntryKey) => string {
  const { lookUp } = useTranslator();
  useLookUp('shell');
  return (namespace, key) => lookUp(namespace)(key);
}

function useLookUp(namespace: string): TranslateAny {
  const { lookUp, texts } = useTranslator();
  const read = () => lookUp(namespace);
  return useSyncExternalStore(texts.subscribe, read, read);
}

function createTranslator(texts: Texts): Translator {
  const known = new Map<string, TranslateAny>();
  return {
    texts,
    lookUp(namespace) {
      const key = `${texts.language} ${namespace}`;
      const found = known.get(key) ?? lookUpIn(texts, namespace);
      known.set(key, found);
      return found;
    },
  };
}
