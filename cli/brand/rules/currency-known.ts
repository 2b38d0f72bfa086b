import { plainValue } from '#cli/problems/plain-text.ts';
import { knownDigits } from '../resolve/currency-digits.ts';
import { defineRule } from './rule.ts';

/** The code must be of a currency in use, unless the brand states the digits of the operator's own currency. */
export const currencyKnown = defineRule(['currency', 'currencyDigits.minor'], ({ config, layers }) => {
  const { currency, currencyDigits } = config;
  if (knownDigits(currency) || currencyDigits.minor !== null) return [];
  const finding = {
    rule: 'currency-known',
    message: 'No country uses this currency.',
    expected: 'an ISO 4217 code such as "EUR"',
    received: plainValue(currency),
    fix: 'Write the code of the currency that players play in. For one of your own, also write "currencyDigits": { "minor": … } with the digits of your platform.',
  };
  return [layers.problem(['currency'], finding)];
});
