import fc from 'fast-check';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { lookUpIn } from './look-up.ts';

const shell = {
  plain: 'Home',
  named: 'Go to {{brand}}',
  twice: '{{brand}} and {{brand}}, {{age}}+',
  written: '{{points, number}} points',
  spaced: '{{ brand }} alone',
  other: 'As in $t(plain)',
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

const key = fc.constantFrom(...Object.keys(shell), 'missing', 'help:named');
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constantFrom('{{brand}}', '$t(plain)', '$&', '<b>', undefined, null),
);
const values = fc.record({ brand: value, age: value, points: fc.integer(), count: fc.nat(3) }, { requiredKeys: [] });

it('returns what i18next returns, for any text and values', () => {
  const t = lookUpIn(i18n, 'shell');
  const whole = i18n.getFixedT('en', 'shell');
  const says = fc.property(key, values, (name, given) => {
    expect(t(name, given)).toBe(whole(name, given));
  });
  fc.assert(says, { numRuns: 500 });
});
