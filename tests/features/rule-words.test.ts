import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { checkField, lengthHint } from '#app/kinds/account-fields/check-field.ts';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { faultText } from '#app/kinds/account-fields/fault-text.ts';
import { rule } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { lookUpIn } from '#app/language/look-up.ts';
import languages from '#locales/languages.json' with { type: 'json' };
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };

const sources = import.meta.glob<string>(['/app/features/**/*.{ts,tsx}', '!/app/features/**/*.{test,css}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<object>('/locales/*/*.json', { import: 'default', eager: true });

/** Features with a form that shows the platform's field rules. */
const forms = [
  ...new Set(
    Object.entries(sources).flatMap(([file, text]) =>
      text.includes('#app/kinds/account-fields/') ? (/features\/([^/]+)/.exec(file)?.[1] ?? []) : [],
    ),
  ),
];

const codes = [...new Set(Object.keys(words).flatMap((file) => /locales\/([A-Z]+)\//.exec(file)?.[1] ?? []))];

/** Counts that between them need every plural form of a language. */
const COUNTS = [1, 2, 3, 5, 8, 11, 16, 20, 100];

const named = Object.keys(patterns).filter((name) => name !== 'any');

const faults: Fault[] = [
  ...[...named, 'other'].map((name): Fault => ({ key: `pattern.${name}` })),
  ...COUNTS.flatMap((count) => [
    lengthHint(rule({ minLength: 1, maxLength: count + 1 })),
    lengthHint(rule({ minLength: count, maxLength: count })),
    lengthHint(rule({ minLength: count, maxLength: 0 })),
    checkField('x'.repeat(count + 1), rule({ maxLength: count })),
  ]).filter((fault) => fault !== undefined),
];

function translatorOf(code: string, form: string) {
  const tag = Object.entries(languages).find(([name]) => name === code)?.[1].tag ?? code;
  const i18n = i18next.createInstance();
  const resources = { [tag]: { [form]: { ...words[`/locales/${code}/${form}.json`] } } };
  void i18n.init({ lng: tag, fallbackLng: false, resources, initAsync: false, interpolation: { escapeValue: false } });
  return lookUpIn(i18n, form);
}

const cases = codes.flatMap((code) => forms.map((form) => [form, code] as const));

describe('The words of the platform’s field rules', () => {
  it('covers every form that shows them, and every kind of length', () => {
    expect(forms.toSorted()).toEqual(['agent-registration', 'change-password', 'forgot-mobile', 'registration']);
    expect(codes.length).toBeGreaterThan(1);
    expect(new Set(faults.map(({ key }) => key).filter((key) => key.startsWith('fault.'))).size).toBe(4);
  });

  // @proves 5.28
  it.each(cases)('are complete in %s in %s', (form, code) => {
    const t = translatorOf(code, form);
    const texts = faults.map(({ key, values }) => [key, t(key, { ...values, defaultValue: '' })] as const);
    expect(texts.filter(([key, text]) => text === '' || text === key || text.includes('{{'))).toEqual([]);
  });

  it.each(cases)('tell length and pattern together in %s in %s', (form, code) => {
    const t = translatorOf(code, form);
    const length: Fault = { key: 'fault.length', values: { min: 8, max: 20, count: 20 } };
    const parts = [faultText(length, t), t('pattern.strongPassword')];
    const text = faultText({ key: 'pattern.strongPassword', length }, t);
    expect(parts.filter((part) => part === '' || !text.includes(part))).toEqual([]);
  });

  it.each(cases)('tell one rule from another, and are the same in %s as in the registration in %s', (form, code) => {
    const [own, wanted] = [translatorOf(code, form), translatorOf(code, 'registration')];
    const texts = named.map((name) => own(`pattern.${name}`));
    expect(texts).toEqual(named.map((name) => wanted(`pattern.${name}`)));
    expect(new Set([...texts, own('pattern.other')]).size).toBe(named.length + 1);
  });
});
