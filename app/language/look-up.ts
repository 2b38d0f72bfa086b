import type { Texts } from './texts.ts';
import type { TranslateAny, Values } from './translate.ts';

/** A place for a value, which may be written as a number: `{{name}}`, `{{points, number}}`. */
const PLACE = /\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g;

/**
 * Looks up texts in the i18next v4 JSON format: plural forms by `count`, values, and numbers. Of i18next itself only this is
 * needed, and it weighed an eighth of the first load.
 * @returns a function that takes the first of its keys that has a text, else the `defaultValue`, else the last key
 */
export function lookUpIn(texts: Texts, namespace: string): TranslateAny {
  return (keys, values = {}) => {
    let name = '';
    for (const key of [keys].flat()) {
      const [own = '', owner = namespace] = key.split(':').reverse();
      name = own;
      const text = textFor(texts, owner, own, values);
      if (text !== undefined) return withValues(texts, text, values);
    }
    const { defaultValue } = values;
    return typeof defaultValue === 'string' ? withValues(texts, defaultValue, values) : name;
  };
}

/** The form for the count, if a number is given and the text has one. For 0 every language may have a form of its own. */
function textFor(texts: Texts, namespace: string, key: string, { count }: Values): string | undefined {
  const plain = () => texts.textAt(namespace, key);
  if (typeof count !== 'number') return plain();
  const none = count === 0 ? texts.textAt(namespace, `${key}_zero`) : undefined;
  return none ?? texts.textAt(namespace, `${key}_${formFor(texts.language, count)}`) ?? plain();
}

/** Rules by language: making them takes longer than using them. */
const rules = new Map<string, Intl.PluralRules>();

function formFor(language: string, count: number): Intl.LDMLPluralRule {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}

/** Fills in the values that are given; the place of another one stays as it is. */
function withValues(texts: Texts, text: string, values: Values): string {
  return text.replace(PLACE, (place, name: string, isNumber: string | undefined) => {
    const value = values[name];
    if (!Object.hasOwn(values, name) || (value === undefined && isNumber !== undefined)) return place;
    if (value === undefined || value === null) return '';
    return isNumber === undefined ? String(value) : texts.formatNumber(Number(value));
  });
}
