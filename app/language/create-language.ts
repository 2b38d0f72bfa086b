import type { SiteBrand } from '../brand/brand.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { createTexts, type Texts } from './create-texts.ts';
import { fetchWords, findLanguage, languageByTag, type SiteLanguage, type Words } from './words.ts';

/** Storage keys of the chosen language's product code; the specification requires both. */
const STORAGE_KEYS = ['lang', 'hisLang'] as const;

export interface Language {
  readonly texts: Texts;
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
  const loaded = new Map<string, Promise<void>>();
  const requested = new Set<string>();
  let choices = 0;
  const texts = createTexts(findLanguage(brand, code).tag, { ...first, ...ready }, (value) => {
    // For the plain tag, browsers differ in their figures.
    const { tag, written = tag } = current();
    return new Intl.NumberFormat(written).format(value);
  });
  const current = () => languageByTag(brand, texts.tag());

  const load = (language: SiteLanguage, namespace: string) => {
    const key = `${language.code}/${namespace}`;
    const pending = loaded.get(key) ?? fetchInto(texts, brand, language, namespace);
    loaded.set(key, pending);
    pending.catch(() => loaded.delete(key));
    return pending;
  };

  return {
    texts,
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
      const words = await fetchWords(brand, language, 'first');
      for (const [namespace, group] of Object.entries(words)) texts.add(language.tag, namespace, group);
      // A screen that opens during the switch needs its words in this language too.
      for (let ready = -1; ready < requested.size; ) {
        ready = requested.size;
        await Promise.all([...requested].map((namespace) => load(language, namespace)));
      }
      if (choice !== choices) return;
      texts.show(language.tag);
      for (const key of STORAGE_KEYS) storage?.setItem(key, language.code);
    },
  };
}

async function fetchInto(texts: Texts, brand: SiteBrand, language: SiteLanguage, namespace: string): Promise<void> {
  texts.add(language.tag, namespace, await fetchWords(brand, language, namespace));
}
