import { expect, it } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { someBet } from '../lottery-answers.fixture.ts';
import { outcomesOf } from './outcomes.ts';

it('gives each game’s outcome and winnings', () => {
  const other = { gameCode: 'daily-four', gameName: 'Daily Four' };
  const settled = [
    someBet(1, { state: 'won', win: minorUnits(950) }),
    someBet(2, { state: 'lost' }),
    someBet(3, { state: 'won', win: minorUnits(50) }),
    someBet(4, { ...other, state: 'refunded', win: minorUnits(500) }),
  ];
  const won = { game: 'Game speed-draw-1', state: 'won', total: 1000 };
  expect(outcomesOf(settled)).toEqual([won, { game: 'Daily Four', state: 'refunded', total: 0 }]);
  expect(outcomesOf([...settled, someBet(5, { ...other, state: 'lost' })])[1]?.state).toBe('lost');
});
