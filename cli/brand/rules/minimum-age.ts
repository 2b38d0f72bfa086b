import type { Finding } from '#cli/problems/problem.ts';
import { defineRule } from './rule.ts';

/** Minimum age of a brand without a regulator. */
const USUAL_MINIMUM = 18;

export const minimumAge = defineRule(['legal.minimumAge', 'legal.regulator'], ({ config, layers, catalogue }) => {
  const { minimumAge: age, regulator: id } = config.legal;
  const regulator = id === null ? null : catalogue.regulators.get(id)?.value;
  // An unknown regulator is reported by another rule.
  if (regulator === undefined) return [];
  const lowest = regulator?.minimumAge ?? USUAL_MINIMUM;
  if (age >= lowest) return [];
  const finding: Finding = {
    rule: 'minimum-age',
    message: regulator
      ? `The minimum age is below that of the regulator, ${regulator.name}.`
      : 'The minimum age is too low for a brand without a regulator.',
    expected: `at least ${lowest}`,
    received: String(age),
    fix: `Write "minimumAge": ${lowest}, or use ${regulator ? 'another regulator' : 'a regulator that allows it'}.`,
  };
  return [layers.problem(['legal', 'minimumAge'], finding)];
});
