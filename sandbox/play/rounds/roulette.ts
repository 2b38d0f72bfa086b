import type { Round } from './round.ts';

const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const NUMBERS = Array.from({ length: 37 }, (_, number) => number);

/** Which numbers win a bet. */
const WINS: Readonly<Record<string, (number: number) => boolean>> = {
  red: (number) => RED.includes(number),
  black: (number) => number > 0 && !RED.includes(number),
  even: (number) => number > 0 && number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
  zero: (number) => number === 0,
};

/** The wheel with one zero: every bet wins on as many of its 37 numbers as at a real one. */
export const roulette: Round = {
  picks: () =>
    Object.fromEntries(
      Object.entries(WINS).map(([pick, wins]) => {
        const count = NUMBERS.filter(wins).length;
        return [pick, [{ chance: count / NUMBERS.length, multiple: 36 / count }]];
      }),
    ),
  scene: ({ pick, multiple }, below) => {
    const wins = WINS[pick] ?? (() => false);
    const possible = NUMBERS.filter((number) => wins(number) === multiple > 0);
    const number = possible[below(possible.length)] ?? 0;
    return { number, colour: number === 0 ? 'green' : RED.includes(number) ? 'red' : 'black' };
  },
};
