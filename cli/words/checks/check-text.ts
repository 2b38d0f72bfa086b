import type { Translation } from '../translation/translation.ts';
import { judgedTexts } from './judged.ts';
import { lengthBound, lengthFaults } from './length.ts';
import { markupFaults } from './markup.ts';
import { numberFaults } from './numbers.ts';
import { placeholderFaults } from './placeholders.ts';
import { englishFaults, lettersOf, scriptFaults } from './script.ts';
import { type FindTerms, termFaults } from './terms.ts';
import type { TextFault, TextPair } from './text-fault.ts';
import { typographyFaults } from './typography.ts';

/** Checks one text of a language. @param proven see `lengthBound` */
export type CheckText = (pair: TextPair, proven?: readonly number[]) => TextFault[];

/** @param tag BCP 47 tag of the language */
export function textCheck(tag: string, { glossary, judged, names }: Translation, find: FindTerms): CheckText {
  const letters = lettersOf(tag);
  const shared = { names, own: new Set(judged.english) };
  const isJudged = judgedTexts(judged);
  return (pair, proven) => {
    const { id } = pair;
    const faults = [
      ...placeholderFaults(pair),
      ...markupFaults(pair),
      ...typographyFaults(pair),
      ...numberFaults(pair),
      ...lengthFaults(pair, lengthBound(pair.english, proven)),
      ...scriptFaults(pair, letters, shared),
      ...(tag === 'en' ? [] : englishFaults(pair, shared)),
      ...(glossary ? termFaults(pair, glossary, find, (term) => isJudged(`term:${term}`, id)) : []),
    ];
    return faults.filter(({ check }) => check === 'terms' || !isJudged(check, id));
  };
}
