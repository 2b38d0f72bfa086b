import { plainValue } from '#cli/problems/plain-text.ts';
import { oneOf } from '../schema/expectation.ts';
import { defineRule } from './rule.ts';

export const defaultLanguage = defineRule(['languages'], ({ config, layers }) => {
  const { default: code, offered } = config.languages;
  if (offered.includes(code)) return [];
  const finding = {
    rule: 'default-language',
    message: 'The default language is not offered.',
    expected: oneOf(offered),
    received: plainValue(code),
    fix: `Add "${code}" to languages.offered, or choose another default.`,
  };
  return [layers.problem(['languages', 'default'], finding)];
});
