import { plainValue } from '#cli/problems/plain-text.ts';
import { oneOf } from '../schema/expectation.ts';
import { languageMeant } from '../shared/language-meant.ts';
import { defineRule } from './rule.ts';

export const defaultLanguage = defineRule(['languages'], ({ config, layers, catalogue }) => {
  const { default: code, offered } = config.languages;
  if (offered.includes(code)) return [];
  const meant = languageMeant(code, catalogue.languages.table);
  const finding = {
    rule: 'default-language',
    message: 'The default language is not offered.',
    expected: oneOf(offered),
    received: plainValue(code),
    fix:
      meant && offered.includes(meant.code)
        ? `Write "${meant.code}", the code of ${meant.english}.`
        : `Add "${code}" to languages.offered, or choose another default.`,
  };
  return [layers.problem(['languages', 'default'], finding)];
});
