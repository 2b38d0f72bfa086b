import { plainValue } from '#cli/problems/plain-text.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { oneOf } from '../schema/expectation.ts';
import { languageMeant } from '../shared/language-meant.ts';
import { defineRule } from './rule.ts';

export const languagesKnown = defineRule(['languages.offered'], ({ config, layers, catalogue }) => {
  const codes = Object.keys(catalogue.languages.table);
  return config.languages.offered.flatMap((code, index) => {
    if (codes.includes(code)) return [];
    const meant = languageMeant(code, catalogue.languages.table);
    const finding = {
      rule: 'language',
      message: meant ? 'This names a language, but not by its code.' : 'This language code is unknown.',
      expected: oneOf(codes),
      received: plainValue(code),
      fix: meant
        ? `Write "${meant.code}", the code of ${meant.english}.`
        : suggest(code, codes, 'Use one of the codes of locales/languages.json.'),
    };
    return [layers.problem(['languages', 'offered', index], finding)];
  });
});
