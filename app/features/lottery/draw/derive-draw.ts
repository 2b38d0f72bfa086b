import type { LotteryGame, OpenedDraw } from '#schemas/generated/platform.ts';
import { sha256 } from './sha256.ts';

/** One number, with the eight digits of the hash that produce it. */
export interface DerivedNumber {
  /** Eight hexadecimal digits. */
  word: string;
  /** Number of values not drawn yet. */
  left: number;
  /** Remainder of `word` divided by `left`: the index of the number among the values not drawn yet, from 0. */
  rest: number;
  number: string;
}

type Form = NonNullable<LotteryGame['form']>;
type Draw = Pick<OpenedDraw, 'seed' | 'numbers' | 'prizes' | 'urn'>;
type Next = (left: number) => Promise<Omit<DerivedNumber, 'number'>>;

const RANGE = 2 ** 32;
const DIGITS_OF_WORD = 8;

/**
 * Recomputes a draw from its seed by the platform's published rule. @returns the main numbers with the digits that
 * produce each, and whether all numbers match the draw; null if the platform does not say how many values there are
 */
export async function deriveDraw(draw: Draw, form: Form | undefined) {
  const { urn, numbers, prizes } = draw;
  if (!urn || !form) return null;
  const next = wordsOf(draw.seed);
  const drawn = prizes.length > 0 ? prizes.flatMap((prize) => prize.numbers.flatMap((number) => [...number])) : numbers;
  const derived = await takeNumbers(drawn.length, valuesOf(form, urn), keepsValues(form), next);
  const main = prizes[0]?.numbers[0]?.length ?? numbers.length;
  return {
    main: derived.slice(0, main),
    count: derived.length,
    matches: derived.every(({ number }, index) => number === drawn[index]),
  };
}

function keepsValues(form: Form): boolean {
  return form === 'digits' || form === 'dice' || form === 'regional';
}

function valuesOf(form: Form, urn: number): string[] {
  const width = form === 'balls' || form === 'race' ? String(urn).length : 1;
  const first = form === 'digits' || form === 'regional' ? 0 : 1;
  return Array.from({ length: urn }, (_, index) => String(index + first).padStart(width, '0'));
}

async function takeNumbers(count: number, values: string[], keeps: boolean, next: Next): Promise<DerivedNumber[]> {
  const taken: DerivedNumber[] = [];
  while (taken.length < count && values.length > 0) {
    const step = await next(values.length);
    const number = values[step.rest] ?? '';
    if (!keeps) values.splice(step.rest, 1);
    taken.push({ ...step, number });
  }
  return taken;
}

/** Hashes the seed with a counter and yields eight digits at a time. Skips values that would favour low numbers. */
function wordsOf(seed: string): Next {
  let counter = 0;
  let hash = '';
  return async (left) => {
    for (;;) {
      if (hash === '') {
        hash = await sha256(`${seed}:${counter}`);
        counter += 1;
      }
      const word = hash.slice(0, DIGITS_OF_WORD);
      hash = hash.slice(DIGITS_OF_WORD);
      const value = Number.parseInt(word, 16);
      if (value < RANGE - (RANGE % left)) return { word, left, rest: value % left };
    }
  };
}
