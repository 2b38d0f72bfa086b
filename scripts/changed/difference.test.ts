import { expect, it } from 'vitest';
import { changedCalls, changesDependencies, doesTheSame } from './difference.mjs';

it.each([
  ['a comment', 'let a = 1; // one', 'let a = 1;', true],
  ['a type', 'let a: number = 1;', 'interface B { c: 1 }\nlet a = 1;', true],
  ['a value', 'let a = 1;', 'let a = 2;', false],
])('a change of %s does the same or not', (_name, before, after, same) => {
  expect(doesTheSame('a.ts', before, after)).toBe(same);
});

it('a file that is new, gone or no code differs', () => {
  expect([doesTheSame('a.ts', undefined, ''), doesTheSame('a.ts', '', undefined)]).toEqual([false, false]);
  expect(doesTheSame('a.json', '{}', '{ }')).toBe(false);
});

it('scripts and tools of the checks change no dependency', () => {
  const text = (given: object) => JSON.stringify({ dependencies: { react: '1' }, ...given });
  expect(changesDependencies(text({}), text({ scripts: { a: 'b' }, devDependencies: { knip: '1' } }))).toBe(false);
  expect(changesDependencies(text({}), text({ devDependencies: { vitest: '1' } }))).toBe(true);
  expect(changesDependencies(text({}), text({ dependencies: { react: '2' } }))).toBe(true);
});

it('an operation of the contract changes with what it refers to, at any depth', () => {
  const contract = (type: string) =>
    JSON.stringify({
      paths: {
        '/a': { get: { operationId: 'teamBets', answer: { $ref: '#/components/schemas/Outer' } } },
        '/b': { get: { operationId: 'other' } },
      },
      components: { schemas: { Outer: { $ref: '#/components/schemas/Inner' }, Inner: { type } } },
    });
  expect(changedCalls(contract('string'), contract('number'))).toEqual(['team-bets']);
  expect(changedCalls(contract('string'), contract('string'))).toEqual([]);
});
