import { expect, it } from 'vitest';
import { commentsOf, findOddPhrases } from './find-odd-phrases.ts';

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

it('reads only the comments of code', () => {
  const code = '/** Whoever asks. */\nconst anew = "https://anew.example";\n  // Loaded anew.\ncall(); // again\n';
  expect(commentsOf(code).split('\n')).toEqual(['Whoever asks. */', '', 'Loaded anew.', 'again', '']);
});
