type Fault = 'number' | 'positive' | 'high';

/** Texts that are not an amount in euros on an English page, and which of the page's words answer each. */
export const WRONG: readonly (readonly [typed: string, fault: Fault])[] = [
  ['-5', 'positive'],
  ['−٥', 'positive'],
  ['0.00', 'positive'],
  ['٠', 'positive'],
  ['99999999', 'high'],
  ['๙๙๙๙๙๙๙๙', 'high'],
  ['99999999999999999999', 'high'],
  ['0.001', 'number'],
  ['3.0000001', 'number'],
  ['1e3', 'number'],
  ['1E+3', 'number'],
  ['１ｅ３', 'number'],
  ['٣e٣', 'number'],
  ['1,2,3', 'number'],
  ['0x10', 'number'],
  ['Infinity', 'number'],
  ['ten', 'number'],
];

/** Cases of a page's test: one amount of each fault, and the beginning of its words, up to the first value in them. */
export function wrongAmounts(words: Readonly<Record<Fault, string>>): [typed: string, said: string][] {
  const typed: Readonly<Record<Fault, string>> = { number: '٣e٣', positive: '−٥', high: '๙๙๙๙๙๙๙๙' };
  const faults: Fault[] = ['number', 'positive', 'high'];
  return faults.map((fault) => [typed[fault], words[fault].split('{{')[0] ?? '']);
}

/** Thirty euros as keyboards of other scripts write them. */
export const THIRTY = [
  '٣٠',
  '۳۰',
  '๓๐',
  '３０',
  '३०',
  '٣٠٫٠٠',
  '３０．００',
  '30.00',
  ' 30 ',
  '€30',
  '30,00 €',
  'EUR 30',
  '0.03k',
];
