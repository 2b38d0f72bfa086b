import fc from 'fast-check';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { lookUpIn } from './look-up.ts';
import { createTexts } from './texts.ts';

const shell = {
  plain: 'Home',
  named: 'Go to {{brand}}',
  twice: '{{brand}} and {{brand}}, {{age}}+',
  written: '{{points, number}} points',
  spaced: '{{ brand }} alone',
  group: { inner: 'Inside {{brand}}' },
  points_zero: 'None',
  points_one: '{{count, number}} point',
  points_other: '{{count, number}} points',
  days: 'Some days',
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

const oneKey = fc.constantFrom(
  ...Object.keys(shell).filter((name) => name !== 'group'),
  ...[
    'missing',
    'help:named',
    'help:missing',
    'group.inner',
    'group.missing',
    'points',
    'constructor',
    '__proto__.constructor',
  ],
);
const key = fc.oneof(oneKey, fc.array(oneKey, { minLength: 1, maxLength: 3 }));
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom('{{brand}}', '$t(plain)', '$&', '<b>', undefined, null, Number.NaN),
);
const values = fc.record(
  {
    brand: value,
    age: value,
    points: value,
    count: fc.oneof(fc.nat(3), fc.string()),
    defaultValue: fc.constantFrom('', 'Hi {{brand}}'),
  },
  { requiredKeys: [] },
);

it('returns what i18next returns, for any text and values', () => {
  const t = lookUpIn(createTexts('en', { shell, help }), 'shell');
  const whole = i18n.getFixedT('en', 'shell');
  const says = fc.property(key, values, (name, given) => {
    expect(t(name, given)).toBe(whole(name, given));
  });
  fc.assert(says, { numRuns: 500 });
});
