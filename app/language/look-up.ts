import type { i18n as I18n } from 'i18next';
import type { TranslateAny, Values } from './translate.ts';

/** Where a text takes a value just as it is. */
const PLAIN_VALUE = /\{\{(\w+)\}\}/g;

/** What has to be worked out: a value that is written in its own way, or another text. */
const WORKED_OUT = /\{\{|\$t\(/;

/**
 * Most texts are said just as they stand in the words, or with plain values put in. i18next weighs every option for each of
 * them, which is a fifth of the time that a page takes, so it is asked for the others only.
 */
export function lookUpIn(i18n: I18n, namespace: string): TranslateAny {
  const { language } = i18n;
  const lookUp = i18n.getFixedT(language, namespace);
  return (key, values = {}) => {
    const text = typeof key === 'string' && !choosesText(values) && textOf(i18n, namespace, key);
    const said = typeof text === 'string' ? withValues(text, values) : '{{';
    return WORKED_OUT.test(said) ? lookUp([key].flat(), values) : said;
  };
}

function textOf(i18n: I18n, namespace: string, key: string): unknown {
  const [name = '', owner = namespace] = key.split(':').reverse();
  return i18n.getResource(i18n.language, owner, name);
}

/** Whether i18next takes another text than the key's own: the plural form of a number. */
function choosesText(values: Values): boolean {
  return 'count' in values;
}

/** A text whose plain values are put in, as far as they are given. */
function withValues(text: string, values: Values): string {
  return text.replace(PLAIN_VALUE, (place, name: string) => `${values[name] ?? place}`);
}
