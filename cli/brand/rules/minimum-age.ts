import { defineRule } from './rule.ts';

export const minimumAge = defineRule(['legal.minimumAge', 'legal.regulator'], ({ config, layers, catalogue }) => {
  const { minimumAge: age, regulator: id } = config.legal;
  const regulator = id === null ? undefined : catalogue.regulators.get(id)?.value;
  if (!regulator || age >= regulator.minimumAge) return [];
  const finding = {
    rule: 'minimum-age',
    message: `The minimum age is below that of the regulator, ${regulator.name}.`,
    expected: `at least ${regulator.minimumAge}`,
    received: String(age),
    fix: `Write "minimumAge": ${regulator.minimumAge}, or use another regulator.`,
  };
  return [layers.problem(['legal', 'minimumAge'], finding)];
});
