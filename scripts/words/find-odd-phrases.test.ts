import { expect, it } from 'vitest';
import { commentsOf, findOddPhrases, findUnsaidWords } from './find-odd-phrases.ts';

it.each([
  ['Whoever is logged in', 'Whoever'],
  ['load the page anew', 'anew'],
  ['without which a brand has it not', 'has it not'],
  ['A password for who forgot it', 'for who'],
  ['by e-mail', 'e-mail'],
  ['a pop-up for visitors', 'pop-up'],
  ['the user name', 'user name'],
])('finds what reads as translated in "%s"', (text, found) => {
  expect(findOddPhrases(text).map((phrase) => phrase.text)).toEqual([found]);
});

it('reports the line and what to write instead', () => {
  expect(findOddPhrases('Plain English.\nTry it anew.')).toEqual([{ line: 2, text: 'anew', instead: 'again' }]);
});

it.each([
  'Renewed again',
  'An email for the member who forgot it',
  'The latest popup',
  'for whom the bell tolls',
  'securityCenter',
])('leaves "%s" alone', (text) => {
  expect(findOddPhrases(text)).toEqual([]);
});

it.each([
  ['"own": "Own range"', 'Own range'],
  ['"live": "This page updates by itself"', 'by itself'],
  ['"none": "No movements yet"', 'movements'],
  ['"free": "You can withdraw it without staking it"', 'without staking'],
  ['"left": "Turnover for your deposit"', 'Turnover'],
  ['"at": "From 04:00 to 05:00 UTC"', 'UTC'],
])('finds what players would say otherwise in %s', (json, found) => {
  expect(findUnsaidWords(json, { forAgents: false }).map(({ text }) => text)).toEqual([found]);
});

it('leaves turnover to agents, and keys alone', () => {
  expect(findUnsaidWords('"movements": "Turnover of your team"', { forAgents: true })).toEqual([]);
});

it('reads only the comments of code', () => {
  const code = '/** Whoever asks. */\nconst anew = "https://anew.example";\n  // Loaded anew.\ncall(); // again\n';
  expect(commentsOf(code).split('\n')).toEqual(['Whoever asks. */', '', 'Loaded anew.', 'again', '']);
});
