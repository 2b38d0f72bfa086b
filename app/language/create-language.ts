import i18next, { type i18n } from 'i18next';
import type { SiteBrand } from '../brand/brand.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { knowLanguage } from './know-language.ts';
import { fetchWords, findLanguage, languageByTag, type SiteLanguage, type Words } from './words.ts';

/** Storage keys of the chosen language's product code; the specification requires both. */
const STORAGE_KEYS = ['lang', 'hisLang'] as const;

export interface Language {
  readonly i18n: i18n;
  current(): SiteLanguage;
  /** Loads a feature's words in the current language unless they are loaded. */
  ensure(namespace: string): Promise<void>;
  /** Loads a language, switches to it and stores the choice; of concurrent choices the last one wins. */
  choose(code: string): Promise<void>;
}

export interface LanguageOptions {
  brand: SiteBrand;
  code: string;
  first: Words;
  /** Whole namespaces that are already loaded, as in a prerender. */
  ready?: Words;
  storage?: SafeStorage;
}

/** Product code of the language chosen on this device, if any. */
export function storedLanguage(storage: SafeStorage): string | null {
  return storage.getItem(STORAGE_KEYS[0]) ?? storage.getItem(STORAGE_KEYS[1]);
}

export function createLanguage({ brand, code, first, ready = {}, storage }: LanguageOptions): Language {
  const i18n = createI18n(findLanguage(brand, code), { ...first, ...ready });
  const loaded = new Map<string, Promise<void>>();
  const requested = new Set<string>();
  let choices = 0;
  const current = () => languageByTag(brand, i18n.language);
  // Of its own i18next takes the plain tag, for which browsers differ in their figures.
  i18n.services.formatter?.add('number', (value) => {
    const { tag, written = tag } = current();
    return new Intl.NumberFormat(written).format(value);
  });

  const load = (language: SiteLanguage, namespace: string) => {
    const key = `${language.code}/${namespace}`;
    const pending = loaded.get(key) ?? fetchInto(i18n, brand, language, namespace);
    loaded.set(key, pending);
    pending.catch(() => loaded.delete(key));
    return pending;
  };

  return {
    i18n,
    current,
    async ensure(namespace) {
      // The first file holds all of their words.
      if (namespace in ready || namespace === 'shell' || brand.languages.complete?.includes(namespace)) return;
      requested.add(namespace);
      await load(current(), namespace).catch((problem: unknown) => {
        requested.delete(namespace);
        throw problem;
      });
    },
    async choose(next) {
      choices += 1;
      const choice = choices;
      const language = findLanguage(brand, next);
      const [words] = await Promise.all([fetchWords(brand, language, 'first'), knowLanguage(language.tag)]);
      for (const [namespace, group] of Object.entries(words)) add(i18n, language, namespace, group);
      // A screen that opens during the switch needs its words in this language too.
      for (let ready = -1; ready < requested.size; ) {
        ready = requested.size;
        await Promise.all([...requested].map((namespace) => load(language, namespace)));
      }
      if (choice !== choices) return;
      await i18n.changeLanguage(language.tag);
      for (const key of STORAGE_KEYS) storage?.setItem(key, language.code);
    },
  };
}

/** i18next gets the BCP 47 tag because plural rules follow it; `TY` would mean Tahitian. */
function createI18n(language: SiteLanguage, first: Words): i18n {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language.tag,
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'shell',
    resources: { [language.tag]: first },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return i18n;
}

async function fetchInto(i18n: i18n, brand: SiteBrand, language: SiteLanguage, namespace: string): Promise<void> {
  add(i18n, language, namespace, await fetchWords(brand, language, namespace));
}

function add(i18n: i18n, language: SiteLanguage, namespace: string, words: unknown): void {
  i18n.addResourceBundle(language.tag, namespace, words, true, true);
}
