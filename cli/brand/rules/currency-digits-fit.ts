import { knownDigits } from '../resolve/currency-digits.ts';
import { defineRule } from './rule.ts';

/**
 * With other minor digits than the platform's, amounts would be off by powers of ten, and the site cannot show digits
 * that are not counted.
 */
export const currencyDigitsFit = defineRule(['currency', 'currencyDigits'], ({ config, layers }) => {
  const { currency, currencyDigits } = config;
  const usual = knownDigits(currency)?.minor;
  if (usual !== undefined && currencyDigits.minor !== null && currencyDigits.minor !== usual) {
    const finding = {
      rule: 'currency-digits',
      message: `The platform counts ${currency} in the minor digits of ISO 4217.`,
      expected: String(usual),
      received: String(currencyDigits.minor),
      fix: 'Leave "minor" out. For fewer digits on the pages, write "shown".',
    };
    return [layers.problem(['currencyDigits', 'minor'], finding)];
  }
  const minor = usual ?? currencyDigits.minor;
  if (minor === null || currencyDigits.shown === null || currencyDigits.shown <= minor) return [];
  const finding = {
    rule: 'currency-digits',
    message: 'More digits would be shown than the currency has.',
    expected: `at most ${minor}`,
    received: String(currencyDigits.shown),
    fix: `Write "shown": ${minor} or fewer, or leave it out.`,
  };
  return [layers.problem(['currencyDigits', 'shown'], finding)];
});
