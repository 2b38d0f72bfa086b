import { withoutParts } from './parts.ts';
import type { TextFault, TextPair } from './text-fault.ts';

/** Digits with what separates their groups: 10,000 and 10.000 and 10 000, and 18:00. */
const FIGURE = /\d+(?:[.,:\u00a0\u202f\u066b\u066c’ ]\d+)*/g;
const DIGIT = /\p{Nd}/u;
const OTHER_DIGIT = /(?!\d)\p{Nd}/u;

/** Numbers up to this one may be spelled out, or named: a dozen. */
const SPELLED_OUT = 12;

/** English words of numbers that some languages write in figures. */
const WORDS: Readonly<Record<string, RegExp>> = {
  16: /\b(sixteen|hexadecimal)\b/i,
  20: /\btwenty\b/i,
  24: /\btwenty-four\b/i,
  30: /\b(thirty|half an hour)\b/i,
  100: /\b(hundreds?|in full)\b/i,
  1000: /\bthousands?\b/i,
};

/** Figures that differ from the English text's, or are written in the digits of another script. */
export function numberFaults({ english, text, form }: TextPair): TextFault[] {
  if (!DIGIT.test(english) && !DIGIT.test(text)) return [];
  const other = OTHER_DIGIT.exec(withoutParts(text));
  if (other) return [{ check: 'numbers', says: `has the digit ${other[0]}; write figures in 0 to 9` }];
  // A form that means one number may spell it out, or name it.
  if (form !== null) return [];
  const wanted = figuresIn(english);
  const found = figuresIn(text);
  const lacking = wanted.filter((figure) => !found.includes(figure));
  const surplus = found.filter((figure) => !wanted.includes(figure) && !WORDS[figure]?.test(english));
  if (lacking.length === 0 && surplus.length === 0) return [];
  const says = `has the figures ${listed(surplus)} where English has ${listed(lacking)}`;
  return [{ check: 'numbers', says }];
}

function figuresIn(text: string): string[] {
  const figures = withoutParts(text, ' ', ' ').match(FIGURE) ?? [];
  const plain = figures.map((figure) => figure.replaceAll(/\D/g, ''));
  return [...new Set(plain)].filter((figure) => Number(figure) > SPELLED_OUT);
}

function listed(figures: readonly string[]): string {
  return figures.length === 0 ? 'none' : figures.join(', ');
}
