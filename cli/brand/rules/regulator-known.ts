import { plainValue } from '#cli/problems/plain-text.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { oneOf } from '../schema/expectation.ts';
import { defineRule } from './rule.ts';

export const regulatorKnown = defineRule(['legal.regulator'], ({ config, layers, catalogue }) => {
  const { regulator } = config.legal;
  const { ids } = catalogue.regulators;
  if (regulator === null || ids.includes(regulator)) return [];
  const finding = {
    rule: 'regulator',
    message: 'This regulator is unknown.',
    expected: `${oneOf(ids)}; or null`,
    received: plainValue(regulator),
    fix: suggest(regulator, ids, 'Use one of these, or null for none.'),
  };
  return [layers.problem(['legal', 'regulator'], finding)];
});
