import { mergeDeep } from '#cli/json/merge-deep.ts';
import { checkWords } from '#schemas/generated/config/words.js';
import type { Regulator, RegulatorTexts } from '#schemas/generated/regulator.ts';
import type { WordsByNamespace } from '../resolved-brand.ts';

/** Placeholders that the footer fills in in a notice. */
export const NOTICE_PLACES = ['brand', 'regulator', 'licence', 'age'] as const;

/** Key in the shell's group `legal` for each text of a regulator. */
const LEGAL_TEXTS: Readonly<Record<keyof RegulatorTexts, string>> = {
  name: 'regulator',
  notice: 'notice',
  responsible: 'responsible',
  disclaimer: 'disclaimer',
};

/** A brand's own words in one language, over its regulator's texts. */
export function withRegulatorWords(
  own: WordsByNamespace,
  regulator: Regulator | undefined,
  code: string,
): WordsByNamespace {
  const texts = Object.entries(regulator?.texts?.[code] ?? {});
  if (texts.length === 0) return own;
  const legal = texts.map(([name, text]) => [isText(name) ? LEGAL_TEXTS[name] : name, text]);
  const merged = mergeDeep({ shell: { legal: Object.fromEntries(legal) } }, own);
  return checkWords(merged) ? merged : own;
}

function isText(name: string): name is keyof RegulatorTexts {
  return Object.hasOwn(LEGAL_TEXTS, name);
}

/** Names of the texts that a regulator has in any language, in order of appearance. */
export function textNames({ texts = {} }: Regulator): string[] {
  return [...new Set(Object.values(texts).flatMap((ofLanguage) => Object.keys(ofLanguage)))];
}
