import type { i18n as I18n } from 'i18next';
import type { TranslateAny, Values } from './translate.ts';

/** A placeholder for a plain value. */
const PLAIN_VALUE = /\{\{(\w+)\}\}/g;

/** Syntax that needs i18next: a formatted value, or a nested text. */
const WORKED_OUT = /\{\{|\$t\(/;

/**
 * Most texts need no more than plain values filled in. i18next weighs every option for each lookup, which takes a fifth of a
 * page's rendering time, so it only gets the rest.
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

/** Whether i18next picks a key other than the one given: a plural form. */
function choosesText(values: Values): boolean {
  return 'count' in values;
}

/** Fills in the plain values that are given. */
function withValues(text: string, values: Values): string {
  return text.replace(PLAIN_VALUE, (placeholder, name: string) => `${values[name] ?? placeholder}`);
}
