import { plainValue } from '#cli/problems/plain-text.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { oneOf } from '../schema/expectation.ts';
import { defineRule } from './rule.ts';

export const themeKnown = defineRule(['theme.name'], ({ config, layers, catalogue }) => {
  const { name } = config.theme;
  if (catalogue.theme(name) !== 'unknown') return [];
  const names = catalogue.themeNames();
  const finding = {
    rule: 'theme',
    message: 'This theme does not exist.',
    expected: oneOf(names),
    received: plainValue(name),
    fix: suggest(name, names, 'Use one of these, or add themes/<name>/theme.json.'),
  };
  return [layers.problem(['theme', 'name'], finding)];
});
