import { plainValue } from '#cli/problems/plain-text.ts';
import { COUNTRY_CODES } from '#schemas/countries/country-codes.ts';
import { defineRule } from './rule.ts';

const KNOWN = new Set(COUNTRY_CODES.split(' '));

/** Two letters that are not a country's would silently fall back to the language's default formats. */
export const regionKnown = defineRule(['languages.region'], ({ config, layers }) => {
  const { region } = config.languages;
  if (region === null || KNOWN.has(region)) return [];
  const [, meant] = new Intl.Locale(`und-${region}`).toString().split('-');
  const isMeant = meant !== undefined && meant !== region && KNOWN.has(meant);
  const finding = {
    rule: 'region-known',
    message: isMeant ? 'ISO 3166 has another code for this country.' : 'This is no country of ISO 3166.',
    expected: 'two capital letters of ISO 3166, such as "GB" or "PH"',
    received: plainValue(region),
    fix: isMeant
      ? `Write "${meant}".`
      : "Write the country's code, or remove the setting to take the currency's country.",
  };
  return [layers.problem(['languages', 'region'], finding)];
});
