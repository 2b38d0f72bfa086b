import { createHash, createHmac } from 'node:crypto';
import { numbered } from '../games/bet-kind.ts';
import type { DrawForm, DrawResult } from '../games/draw-form.ts';

/** Fixed, so that draws are the same on every machine and can be reproduced. */
const SECRET = 'The draws of the sandbox';
const RANGE = 2 ** 32;

/** The seed of a draw's numbers, secret until the draw. */
export function seedOf(gameCode: string, issue: string): string {
  return createHmac('sha256', SECRET).update(`${gameCode}/${issue}`).digest('hex');
}

/** SHA-256 of the seed: published before the draw, verifiable after it. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The numbers that a seed produces. */
export function drawNumbers(form: DrawForm, seed: string): DrawResult {
  const below = chancesOf(seed);
  const list = (numbers: string[]): DrawResult => ({ numbers, prizes: [] });
  if (form.form === 'regional') {
    const prizes = form.prizes.map(({ code, count, digits }) => ({
      code,
      numbers: times(count, () => times(digits, () => String(below(10))).join('')),
    }));
    return { numbers: [], prizes };
  }
  const urn = urnOf(form);
  if (form.form === 'digits') return list(times(form.count, () => String(below(urn))));
  if (form.form === 'dice') return list(times(form.count, () => String(below(urn) + 1)));
  return list(withoutReturn(numbered(urn), form.count, below));
}

/** Number of different values that a number of a draw can have. */
export function urnOf(form: DrawForm): number {
  if (form.form === 'balls') return form.highest;
  if (form.form === 'race') return form.count;
  return form.form === 'dice' ? 6 : 10;
}

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

function withoutReturn(urn: string[], count: number, below: (end: number) => number): string[] {
  return times(count, () => urn.splice(below(urn.length), 1)[0] ?? '');
}

/** Uniform whole numbers below a limit, from hashes of the seed and a counter, 32 bits at a time. */
function chancesOf(seed: string): (end: number) => number {
  const words = wordsOf(seed);
  return (end) => {
    const fair = RANGE - (RANGE % end);
    for (;;) {
      const { value } = words.next();
      if (value < fair) return value % end;
    }
  };
}

function* wordsOf(seed: string): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const hash = createHash('sha256').update(`${seed}:${counter}`).digest();
    for (let offset = 0; offset < hash.length; offset += 4) yield hash.readUInt32BE(offset);
  }
}
