import { plainValue } from '#cli/problems/plain-text.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { oneOf } from '../schema/expectation.ts';
import { defineRule } from './rule.ts';

export const languagesKnown = defineRule(['languages.offered'], ({ config, layers, catalogue }) => {
  const codes = Object.keys(catalogue.languages.table);
  return config.languages.offered.flatMap((code, index) => {
    if (codes.includes(code)) return [];
    const finding = {
      rule: 'language',
      message: 'This language code is unknown.',
      expected: oneOf(codes),
      received: plainValue(code),
      fix: suggest(code, codes, 'Use one of the codes of locales/languages.json.'),
    };
    return [layers.problem(['languages', 'offered', index], finding)];
  });
});
