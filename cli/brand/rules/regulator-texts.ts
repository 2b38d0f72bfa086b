import type { Problem } from '#cli/problems/problem.ts';
import { textNames } from '../regulators/regulator-words.ts';
import { placesOf } from '../shared/word-keys.ts';
import { defineRule } from './rule.ts';

/** A regulator's texts must exist in every language that the brand offers. */
export const regulatorTexts = defineRule(['legal.regulator', 'languages.offered'], ({ id, config, catalogue }) => {
  const regulator = catalogue.regulators.get(config.legal.regulator);
  if (!regulator) return [];
  const { value, document } = regulator;
  const names = textNames(value);
  return config.languages.offered.flatMap((code): Problem[] => {
    const texts = value.texts?.[code] ?? {};
    const missing = names.filter((name) => !Object.hasOwn(texts, name));
    // Another rule reports an unknown code.
    if (missing.length === 0 || !Object.hasOwn(catalogue.languages.table, code)) return [];
    const finding = {
      rule: 'regulator-texts',
      message: `The regulator has no texts for a language that the brand ${id} offers.`,
      expected: `${missing.join(', ')} in ${code}`,
      received: 'nothing',
      fix: `Add the texts to texts.${code}, or do not offer ${code}.`,
    };
    return [document.problem(['texts', code], finding)];
  });
});

/** A notice that contains the licence's placeholder requires a licence. */
export const noticeLicence = defineRule(
  ['legal.regulator', 'legal.licence', 'languages.offered'],
  ({ config, layers, catalogue }) => {
    const { regulator: id, licence } = config.legal;
    const texts = catalogue.regulators.get(id)?.value.texts ?? {};
    const names = config.languages.offered.some((code) => placesOf(texts[code]?.notice ?? '').includes('licence'));
    if (licence !== null || !names) return [];
    const finding = {
      rule: 'notice-licence',
      message: "The regulator's notice names the brand's licence, but the brand has none.",
      expected: 'a licence number',
      received: 'nothing',
      fix: 'Write the licence number as "licence" in "legal".',
    };
    return [layers.problem(['legal', 'licence'], finding)];
  },
);
