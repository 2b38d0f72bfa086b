import { requiredParts } from '../resolve/care-parts.ts';
import { defineRule } from './rule.ts';

/** A brand must not switch off a part of player care that its regulator requires. */
export const requiredCare = defineRule(['responsibleGaming', 'legal.regulator'], ({ config, layers, catalogue }) => {
  const { legal, responsibleGaming: set } = config;
  const regulator = catalogue.regulators.get(legal.regulator);
  const off = requiredParts(legal.regulator, catalogue.regulators).filter(({ part }) => set[part] === false);
  return off.map(({ part, paragraph }) =>
    layers.problem(['responsibleGaming', part], {
      rule: 'required-care',
      message: `${regulator?.value.name} requires this part of player care: ${paragraph}.`,
      expected: 'true, or the part left out',
      received: 'false',
      fix: `Remove "${part}" from "responsibleGaming", or write true.`,
    }),
  );
});
