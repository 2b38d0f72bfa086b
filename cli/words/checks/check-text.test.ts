import { describe, expect, it } from 'vitest';
import type { Glossary } from '#schemas/generated/glossary.ts';
import { textCheck } from './check-text.ts';
import { termFinder } from './terms.ts';

const terms = {
  bonus: { english: 'Bonus', forms: ['bonus', 'bonuses'] },
  balance: { english: 'Balance', forms: ['balance'] },
  'bonus-balance': { english: 'Bonus balance', forms: ['bonus balance'] },
  deposit: { english: 'Deposit', forms: ['deposit*'] },
  bet: { english: 'Bet', forms: ['bet', 'bets'] },
};
const glossary: Glossary = {
  form: 'formal',
  reason: 'Sites of the market do so.',
  note: '',
  terms: {
    bonus: { word: 'Bonus', stems: ['bonus'] },
    balance: { word: 'Guthaben', stems: ['guthaben'] },
    'bonus-balance': { word: 'Bonusguthaben', stems: ['bonusguthaben'] },
    deposit: { word: 'Einzahlung', stems: ['einzahl', 'eingezahl'] },
    bet: { word: 'Wette', stems: ['wette', 'gewettet'] },
  },
};
const names = new Set(['google']);
const find = termFinder(terms);

function faultsIn(tag: string, english: string, text: string, form: string | null = null): string[] {
  const judged = {
    english: ['bonus', 'live'],
    texts: [
      { check: 'term:bet', why: 'The title says it without the word.', keys: ['home:rows.*'] },
      { check: 'length', why: 'The place has room.', keys: ['home:wide'] },
    ],
  };
  const check = textCheck(tag, { glossary: tag === 'de' ? glossary : null, judged, names }, find);
  const id = english === 'Bets' ? 'home:rows.all' : 'home:title';
  return check({ id, english, text, form }).map(({ check, says }) => `${check} ${says}`);
}

const german = (english: string, text: string) => faultsIn('de', english, text);

it('accepts a text that says the same', () => {
  expect(german('Your {{count}} deposits of <b>{{name}}</b>', '<b>{{name}}</b>: {{count}} Einzahlungen')).toEqual([]);
});

describe('placeholders', () => {
  it('has those of the English text', () => {
    expect(german('Hello {{name}}', 'Hallo {{user}}')).toEqual([
      'placeholders lacks {{name}}',
      'placeholders has {{user}}, which the reference language does not have',
    ]);
    expect(german('{{times, number}}×', '{{times, number}}-mal')).toEqual([]);
    expect(german('In {brand}', 'Bei uns')).toEqual(['placeholders lacks {brand}']);
  });

  it('leaves out a number that a plural form spells out', () => {
    expect(faultsIn('de', '{{count}} games of {{vendor}}', 'Ein Spiel von {{vendor}}', 'one')).toEqual([]);
    expect(faultsIn('de', '{{count}} games of {{vendor}}', 'Ein Spiel', 'one')).toEqual([
      'placeholders lacks {{vendor}}',
    ]);
  });
});

it('compares tags and lines', () => {
  expect(german('<b>Now</b>', '<i>Jetzt</i>')).toEqual(['markup has the tags <i></i> in place of <b></b>']);
  expect(german('<b><i>Now</i></b>', '<b><i>Jetzt</b></i>')[0]).toContain('closes its tags in another order');
  expect(german('One\ntwo', 'Eins zwei')).toEqual(['markup has 1 lines in place of 2']);
});

it.each([
  ['Ein  Text', 'two spaces'],
  ['Ein Text ', 'begins or ends with a space'],
  ['Ein "Text"', 'straight quotation mark'],
  ["Geht's", 'straight apostrophe'],
  ['Bitte warten...', 'three dots'],
  ['Ein\u202eText', 'not seen'],
  ['Ein \ufffdText', 'lost'],
])('remarks on %j', (text, says) => {
  expect(german('A text', text)).toEqual([expect.stringContaining(says)]);
});

it('compares figures without their separators', () => {
  expect(german('10,000 at 18:00', '10.000 um 18:00')).toEqual([]);
  expect(german('Anyone under 21', 'Personen unter 18')).toEqual(['numbers has the figures 18 where English has 21']);
  expect(faultsIn('ja', 'after thirty minutes', '30分後')).toEqual([]);
  expect(faultsIn('ne', '18 years', '१८ वर्ष')).toEqual(['numbers has the digit १; write figures in 0 to 9']);
});

it('bounds labels, not sentences', () => {
  expect(german('Close', 'Dieses Fenster schließen')).toEqual([expect.stringContaining('length measures 24 letters')]);
  const sentence = 'Your limit applies from tomorrow morning.';
  expect(
    german(sentence, 'Das Limit, das Sie festgelegt haben, gilt ab morgen früh um Mitternacht und nicht eher.'),
  ).toEqual([]);
  expect(faultsIn('ja', 'Close', '閉じる閉じる閉じる閉じる閉じる')).toEqual([expect.stringContaining('measures 30')]);
  expect(faultsIn('th', 'Close', 'ปิ่ปิ่ปิ่ปิ่ปิ่ปิ่ปิ่ปิ่')).toEqual([]);
});

it('finds texts that are left in English', () => {
  expect(german('Close', 'Close')).toEqual(['english is the English text: Close']);
  expect(german('Live bonus', 'Live bonus')).toEqual([]);
  expect(german('Google', 'Google')).toEqual([]);
  expect(faultsIn('th', 'Sign in with Google now', 'Google ตอน now นี้')).toEqual(['script has “now” in Latin letters']);
  expect(faultsIn('ru', 'Close', 'Close')).toContain('script has “Close” in Latin letters');
  expect(faultsIn('ru', 'Close', 'ปิด')).toEqual(['script has no letter of Cyrl: ปิด']);
  expect(faultsIn('ru', 'Price in USDT', 'Цена в USDT')).toEqual([]);
  expect(faultsIn('ru', 'A Google account', 'Google-аккаунт')).toEqual([]);
});

describe('terms', () => {
  it('have one of the stems of the language', () => {
    expect(german('Deposited yesterday', 'Gestern eingezahlt')).toEqual([]);
    expect(german('Deposited yesterday', 'Gestern überwiesen')).toEqual([
      'terms does not use “Einzahlung” (deposit): Gestern überwiesen',
    ]);
  });

  it('are known in capitals with a dot above, which stays in small letters', () => {
    expect(german('Deposited yesterday', 'GESTERN EİNGEZAHLT')).toEqual([]);
  });

  it('count the longest, not those in it', () => {
    expect(german('Bonus balance', 'Bonusguthaben')).toEqual([]);
    expect(german('Between us', 'Unter uns')).toEqual([]);
  });

  it('may be judged right', () => {
    expect(german('Bets', 'Alle Scheine')).toEqual([]);
  });
});
