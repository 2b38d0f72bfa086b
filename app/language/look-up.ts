import type { TranslateAny, Values } from './translate.ts';

/** What a language decides about a text: the ending of a plural form, and how a number is written. */
export interface Filler {
  readonly plural: (count: number) => string;
  readonly number: (value: unknown) => string;
}

/** A placeholder: `{{name}}`, or `{{name, number}}` for a number as the language writes it. */
const PLACE = /\{\{-?\s*(\w+)\s*(,\s*number\s*)?\}\}/g;

export function fillerFor(tag: string): Filler {
  // Made when they are first needed: most pages are written without them.
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return {
    plural(count) {
      rules ??= new Intl.PluralRules(tag);
      return rules.select(count);
    },
    number(value) {
      numbers ??= new Intl.NumberFormat(tag);
      return numbers.format(Number(value));
    },
  };
}

/**
 * Looks up texts as i18next does, for the part of its JSON format (v4) that the words use: groups, plain and written-out
 * values, plural forms. A text that is missing shows as its key.
 * @param groupsOf the words of a namespace, the latest first
 */
export function lookUpIn(
  groupsOf: (namespace: string) => readonly unknown[],
  filler: Filler,
  namespace: string,
): TranslateAny {
  const find = (key: string, values: Values) => {
    const [name = '', owner = namespace] = key.split(':').reverse();
    const groups = groupsOf(owner);
    for (const form of formsOf(name, values, filler)) {
      const path = form.split('.');
      for (const words of groups) {
        const text = textAt(words, path);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  };
  return (key, values = {}) => {
    const keys = [key].flat();
    for (const one of keys) {
      const text = find(one, values);
      if (text !== undefined) return withValues(text, values, filler);
    }
    const { defaultValue } = values;
    if (typeof defaultValue === 'string') return withValues(defaultValue, values, filler);
    return `${keys.at(-1)}`.replace(/^.*:/, '');
  };
}

/** Keys of a text by preference. A text for none may exist in every language. */
function formsOf(key: string, { count }: Values, { plural }: Filler): string[] {
  if (typeof count !== 'number') return [key];
  const forms = [`${key}_${plural(count)}`, key];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

function textAt(words: unknown, path: readonly string[]): string | undefined {
  let at = words;
  for (const name of path) {
    if (!isGroup(at) || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return typeof at === 'string' ? at : undefined;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Fills in the values that are given; a placeholder without one stays. */
function withValues(text: string, values: Values, { number }: Filler): string {
  return text.replace(PLACE, (place, name: string, isWritten?: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const value = values[name];
    return isWritten ? number(value) : `${value ?? ''}`;
  });
}
