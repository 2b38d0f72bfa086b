import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { createTexts } from './texts.ts';

const shell = {
  plain: 'Home',
  empty: '',
  named: 'Go to {{brand}}',
  twice: '{{brand}} and {{brand}}, {{age}}+',
  written: '{{points, number}} points of {{brand}}',
  spaced: '{{ brand }} alone, {{- age }} raw, {{points,number}}',
  group: { inner: { text: 'Deep {{brand}}' } },
  days: 'Some days',
  days_zero: 'No day',
  days_one: '{{count}} day',
  days_two: '{{count}} days, both',
  days_few: '{{count}} of a few days',
  days_many: '{{count}} of many days',
  days_other: '{{count, number}} days',
  one: '{{count}}',
  one_other: '{{count}} of one',
};
const help = { plain: 'Help', named: 'Help of {{brand}}', group: { days_other: '{{count}} days of help' } };

const TAGS = ['en', 'ar', 'vi'];

function reference(tag: string) {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: tag,
    fallbackLng: false,
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [tag]: { shell, help } },
  });
  return i18n.getFixedT(tag, 'shell');
}

const both = TAGS.map((tag) => [createTexts(tag, { shell, help }).lookUp('shell'), reference(tag)] as const);

const names = [
  ...Object.keys(shell).filter((key) => key !== 'group'),
  'group.inner.text',
  'group.missing',
  'constructor',
];
const key = fc.constantFrom(...names, 'missing', 'help:named', 'help:missing', 'help:group.days');
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom('{{brand}}', '{{age}}', '$&', '<b>', undefined, null),
);
const counts = fc.oneof(fc.nat(120), fc.integer({ min: 1000 }), fc.constantFrom(0, 1, 2, 1.5));
const values = fc.record(
  { brand: value, age: value, points: fc.integer(), count: counts, defaultValue: fc.constantFrom('Or {{brand}}', '') },
  { requiredKeys: [] },
);

describe('lookUpIn', () => {
  it('returns what i18next returns, for any text, values and language', () => {
    const keys = fc.oneof(key, fc.array(key, { minLength: 1, maxLength: 3 }));
    const says = fc.property(fc.constantFrom(...both), keys, values, ([own, whole], wanted, given) => {
      expect(own(wanted, given)).toBe(whole(wanted, given));
    });
    fc.assert(says, { numRuns: 3000 });
  });

  it('shows a group by its key, as text that is missing', () => {
    expect(createTexts('en', { shell }).lookUp('shell')('group.inner')).toBe('group.inner');
  });
});
