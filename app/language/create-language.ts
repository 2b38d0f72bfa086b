import type { SiteBrand } from '../brand/brand.ts';
import type { SafeStorage } from '../storage/storage.ts';
import { createTexts, type Texts } from './texts.ts';
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
  const { tag } = findLanguage(brand, code);
  const texts = createTexts(tag, { ...first, ...ready }, (of) => languageByTag(brand, of).written ?? of);
  const loaded = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  let choices = 0;
  const current = () => languageByTag(brand, texts.language);

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
      // The first file holds all of the shell's words.
      if (namespace in ready || namespace === 'shell') return;
      wanted.add(namespace);
      await load(current(), namespace).catch((problem: unknown) => {
        wanted.delete(namespace);
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
      for (let ready = -1; ready < wanted.size; ) {
        ready = wanted.size;
        await Promise.all([...wanted].map((namespace) => load(language, namespace)));
      }
      if (choice !== choices) return;
      texts.change(language.tag);
      for (const key of STORAGE_KEYS) storage?.setItem(key, language.code);
    },
  };
}

async function fetchInto(texts: Texts, brand: SiteBrand, language: SiteLanguage, namespace: string): Promise<void> {
  texts.add(language.tag, namespace, await fetchWords(brand, language, namespace));
}
