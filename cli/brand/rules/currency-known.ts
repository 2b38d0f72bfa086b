import { plainValue } from '#cli/problems/plain-text.ts';
import { defineRule } from './rule.ts';

/** Not every three letters are a currency: a browser formats an unknown one without a sign and with guessed minor digits. */
export const currencyKnown = defineRule(['currency'], ({ config, layers }) => {
  const { currency } = config;
  if (Intl.supportedValuesOf('currency').includes(currency)) return [];
  const finding = {
    rule: 'currency-known',
    message: 'This currency does not exist.',
    expected: 'an ISO 4217 code such as "EUR"',
    received: plainValue(currency),
    fix: 'Write the code of the currency that players play in.',
  };
  return [layers.problem(['currency'], finding)];
});
