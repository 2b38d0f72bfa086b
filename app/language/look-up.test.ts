import fc from 'fast-check';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';

const shell = {
  plain: 'Home',
  deep: { text: 'Below' },
  named: 'Go to {{brand}}',
  twice: '{{brand}} and {{brand}}, {{age}}+',
  written: '{{points, number}} points',
  spaced: '{{ brand }} alone',
  days: 'Some days',
  days_zero: 'No day',
  nights_other: '{{count, number}} nights',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
};
const help = { plain: 'Help', named: 'Help of {{brand}}' };

const i18n = i18next.createInstance();
void i18n.init({
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'shell',
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: { en: { shell, help } },
});

const texts = Object.keys(shell).filter((name) => name !== 'deep');
const key = fc.constantFrom(...texts, 'deep.text', 'missing', 'help:named', 'help:missing', 'constructor');
const keys = fc.oneof(key, fc.array(key, { minLength: 1, maxLength: 3 }));
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom('{{brand}}', '$t(plain)', '$&', '<b>', undefined, null),
);
const values = fc.record({ brand: value, age: value, points: fc.integer(), count: fc.nat(3) }, { requiredKeys: [] });

it('returns what i18next returns, for any text and values', () => {
  const t = createTexts('en', { shell, help }, (value) => value.toLocaleString('en')).lookUp('shell');
  const whole = i18n.getFixedT('en', 'shell');
  const says = fc.property(keys, values, (names, given) => {
    expect(t(names, given)).toBe(whole(names, given));
  });
  fc.assert(says, { numRuns: 500 });
});

it.each(['ar', 'ru', 'vi', 'en'])('chooses the plural forms that i18next chooses in %s', async (tag) => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`days_${form}`, `${form} {{count}}`]);
  const words = { shell: Object.fromEntries(forms) };
  await i18n.changeLanguage(tag);
  i18n.addResourceBundle(tag, 'shell', words.shell);
  const t = createTexts(tag, words, String).lookUp('shell');
  for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 1.5]) expect(t('days', { count })).toBe(i18n.t('days', { count }));
});
