import { mergeDeep } from '#cli/json/merge-deep.ts';
import { checkWords } from '#schemas/generated/config/words.js';
import type { Regulator, RegulatorTexts } from '#schemas/generated/regulator.ts';
import type { WordsByNamespace } from '../resolved-brand.ts';

/** Placeholders that the footer fills in a notice. */
export const NOTICE_PLACES = ['brand', 'regulator', 'licence', 'age'] as const;

/** The shell's text, in its group `legal`, for each text of a regulator. */
const LEGAL_TEXTS: Readonly<Record<keyof RegulatorTexts, string>> = {
  name: 'regulator',
  notice: 'notice',
  responsible: 'responsible',
  disclaimer: 'disclaimer',
};

/** A brand's own words of one language over the texts of its regulator. */
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

/** Names of all texts that a regulator has in any language, in their first order. */
export function textNames({ texts = {} }: Regulator): string[] {
  return [...new Set(Object.values(texts).flatMap((ofLanguage) => Object.keys(ofLanguage)))];
}
