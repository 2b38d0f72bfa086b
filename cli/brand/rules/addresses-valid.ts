import { isDictionary } from '#cli/json/guards.ts';
import { plainValue } from '#cli/problems/plain-text.ts';
import type { JsonPath } from '../source/json-path.ts';
import type { Rule } from './rule.ts';

interface Address {
  readonly path: JsonPath;
  readonly text: string;
}

/**
 * Every address in the configuration must be one that a browser can open, which a pattern in the schema cannot check.
 */
export const addressesValid: Rule = ({ value, layers }) => {
  const broken = addressesIn(value, []).filter(({ text }) => !URL.canParse(text));
  return broken.map(({ path, text }) => {
    const finding = {
      rule: 'address-valid',
      message: 'This is not a web address.',
      expected: 'an address such as "https://help.example/players"',
      received: plainValue(text),
      fix: 'Copy the address from a browser in which it opens.',
    };
    return layers.problem(path, finding);
  });
};

function addressesIn(value: unknown, path: JsonPath): Address[] {
  if (typeof value === 'string') return /^https?:/i.test(value) ? [{ path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => addressesIn(entry, [...path, index]));
  if (!isDictionary(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => addressesIn(entry, [...path, key]));
}
