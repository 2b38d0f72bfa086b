import { withRegulatorWords } from '../regulators/regulator-words.ts';
import type { Words } from '../resolved-brand.ts';
import { defineRule } from './rule.ts';

export const disclaimerWords = defineRule(
  ['legal.disclaimer', 'legal.regulator', 'languages.offered'],
  ({ config, layers, ownWords, catalogue }) => {
    const { disclaimer, regulator: id } = config.legal;
    if (!disclaimer) return [];
    const regulator = catalogue.regulators.get(id)?.value;
    const without = config.languages.offered.filter((code) => {
      return !hasDisclaimer(withRegulatorWords(ownWords(code).words, regulator, code)['shell']);
    });
    return without.map((code) =>
      layers.problem(['legal', 'disclaimer'], {
        rule: 'disclaimer-words',
        message: `The disclaimer is switched on, but has no text in ${code}.`,
        expected: `the text legal.disclaimer of the namespace shell in words/${code}.json`,
        received: 'nothing',
        fix: `Write the text in words/${code}.json: { "shell": { "legal": { "disclaimer": "…" } } }.`,
      }),
    );
  },
);

function hasDisclaimer(shell: Words | undefined): boolean {
  const legal = shell?.['legal'];
  const text = typeof legal === 'object' ? legal['disclaimer'] : undefined;
  return typeof text === 'string' && text.trim() !== '';
}
