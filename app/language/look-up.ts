import type { TranslateAny, Values } from './translate.ts';

/** What a text is made with. */
export interface TextSource {
  /** The words of a namespace in the language that is shown: nested groups of texts, in i18next's format. */
  wordsOf(namespace: string): unknown;
  pluralForm(count: number): string;
  formatNumber(value: number): string;
}

/** A placeholder, such as `{{name}}` or `{{count, number}}`. */
const PLACEHOLDER = /\{\{-?\s*(\w+)\s*(,[^{}]*)?\}\}/g;

/** Looks up texts of a namespace, and of another one by `namespace:key`. A missing text is its `defaultValue`, or its key. */
export function lookUpIn(source: TextSource, namespace: string): TranslateAny {
  return (key, values = {}) => {
    const keys = [key].flat();
    const found = keys.map((one) => findText(source, namespace, one, values)).find((text) => text !== undefined);
    return fillIn(source, found ?? missing(keys.at(-1) ?? '', values), values);
  };
}

function missing(key: string, { defaultValue }: Values): string {
  return typeof defaultValue === 'string' ? defaultValue : key.slice(key.indexOf(':') + 1);
}

function findText(source: TextSource, own: string, key: string, { count }: Values): string | undefined {
  const [name = '', namespace = own] = key.split(':').reverse();
  const words = source.wordsOf(namespace);
  if (typeof count !== 'number') return textAt(words, name);
  // A text for none is used in every language, even where 0 has another form.
  const zero = count === 0 ? textAt(words, `${name}_zero`) : undefined;
  return zero ?? textAt(words, `${name}_${source.pluralForm(count)}`) ?? textAt(words, name);
}

function textAt(words: unknown, path: string): string | undefined {
  let at = words;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = Reflect.get(at, step);
  }
  return typeof at === 'string' ? at : undefined;
}

function fillIn({ formatNumber }: TextSource, text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string, format?: string) => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = values[name] ?? '';
    return format && typeof value === 'number' ? formatNumber(value) : String(value);
  });
}
