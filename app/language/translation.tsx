import type { i18n as I18n, TFunction } from 'i18next';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { requiredContext } from '../context/required-context.ts';

type Namespaces = string | readonly string[];

interface Translator {
  readonly i18n: I18n;
  /** Calls back whenever another language is chosen. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The function that looks texts up in the language that is shown; the same one until that changes. */
  readonly lookUp: (namespaces: Namespaces) => TFunction;
}

const [TranslatorProvider, useTranslator] = requiredContext<Translator>('Translator');

/** Hands the texts of an i18next instance to what stands below. Words are loaded before a screen that needs them shows. */
export function TranslationProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const translator = useMemo(() => createTranslator(i18n), [i18n]);
  return <TranslatorProvider value={translator}>{children}</TranslatorProvider>;
}

/**
 * Texts of a namespace in the language that is shown; with several, `namespace:key` reaches the others. React-i18next's
 * hook of this name copies the whole i18next instance for each component, which is a third of the time that a page takes.
 * @throws outside a `TranslationProvider`
 */
export function useTranslation(namespaces: Namespaces = 'shell'): { t: TFunction; i18n: I18n } {
  const translator = useTranslator();
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
      const found = known.get(key) ?? plainFirst(i18n, namespaces);
      known.set(key, found);
      return found;
    },
  };
}

/** Where a text takes a value just as it is. */
const PLAIN_VALUE = /\{\{(\w+)\}\}/g;

/** What has to be worked out: a value that is written in its own way, or another text. */
const WORKED_OUT = /\{\{|\$t\(/;

type Values = Record<string, unknown>;

/**
 * Most texts are said just as they stand in the words, or with plain values put in. i18next weighs every option for each of
 * them, which is a fifth of the time that a page takes, so it is asked for the others only.
 */
function plainFirst(i18n: I18n, namespaces: Namespaces): TFunction {
  const { language } = i18n;
  const [namespace = ''] = [namespaces].flat();
  const lookUp = i18n.getFixedT(language, namespaces);
  const t = (key: string, values: Values = {}): string => {
    const text: unknown = choosesText(values) ? undefined : i18n.getResource(language, namespace, key);
    const said = typeof text === 'string' ? withValues(text, values) : '{{';
    return WORKED_OUT.test(said) ? lookUp(key, values) : said;
  };
  return Object.assign(t, lookUp);
}

/** Whether i18next takes another text than the key's own: that of a number, or of another namespace. */
function choosesText(values: Values): boolean {
  return 'count' in values || 'ns' in values;
}

/** A text whose plain values are put in, as far as they are given. */
function withValues(text: string, values: Values): string {
  return text.replace(PLAIN_VALUE, (place, name: string) => `${values[name] ?? place}`);
}
