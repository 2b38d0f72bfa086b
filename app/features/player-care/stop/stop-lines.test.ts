import { expect, it } from 'vitest';
import type { StopChoice } from './stop-choice.ts';
import { stopLines } from './stop-lines.ts';

const keys = (choice: StopChoice) => stopLines((key) => String(key), choice, '3 days');

it('says of a time-out that it opens by itself, and of an exclusion that the member has to ask', () => {
  expect(keys({ kind: 'timeOut', hours: 72 })).toContain('break.what.opens');
  const exclusion = keys({ kind: 'exclusion', period: '1y', scope: 'brand' });
  expect(exclusion).toContain('break.what.ask');
  expect(exclusion).not.toContain('break.what.opens');
});

it('promises no return after an exclusion for good, and names the other brands only where it holds there', () => {
  const forGood = keys({ kind: 'exclusion', period: 'forever', scope: 'operator' });
  expect(forGood).toEqual(expect.arrayContaining(['break.what.forever', 'break.what.operator']));
  expect(forGood).not.toContain('break.what.ask');
});

it('says for every break that money can be withdrawn and that it cannot end early', () => {
  const choices: StopChoice[] = [
    { kind: 'timeOut', hours: 24 },
    { kind: 'exclusion', period: '6m', scope: 'brand' },
    { kind: 'exclusion', period: 'forever', scope: 'brand' },
  ];
  for (const choice of choices)
    expect(keys(choice)).toEqual(expect.arrayContaining(['break.what.money', 'break.what.fixed', 'break.what.closed']));
});
