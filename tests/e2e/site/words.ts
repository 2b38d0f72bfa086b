import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import i18next from 'i18next';

const locales = join(import.meta.dirname, '../../../locales');
const TAGS = { EN: 'en', AR: 'ar', VN: 'vi' } as const;

export type Language = keyof typeof TAGS;

/** A text of the site by `namespace:key`, with its values filled in. @throws when there is no such text */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The texts of the site in a language. */
export function wordsOf(language: Language): Say {
  const tag = TAGS[language];
  const files = readdirSync(join(locales, language));
  const words = files.map((file) => [basename(file, '.json'), read(language, file)] as const);
  const resources = { [tag]: Object.fromEntries(words) };
  const i18n = i18next.createInstance({ lng: tag, resources, interpolation: { escapeValue: false } });
  void i18n.init({ initAsync: false });
  return (key, values = {}) => {
    if (!i18n.exists(key, values)) throw new Error(`There is no text ${key} in ${language}.`);
    return i18n.t(key, values);
  };
}

function read(language: Language, file: string): object {
  return JSON.parse(readFileSync(join(locales, language, file), 'utf8'));
}
