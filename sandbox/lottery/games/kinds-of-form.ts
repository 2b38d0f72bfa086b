import { type BetKind, betKind, choicePicker, numbered, plainKind, positionPicker, setPicker } from './bet-kind.ts';
import { chanceOfHits, chanceOfOrder } from './chances.ts';
import type { DrawForm, DrawResult } from './draw-form.ts';

/** Odds in hundredths for a chance of one in two. */
const EVEN = 190;
const SIDES = ['big', 'small', 'odd', 'even'] as const;

type Balls = Extract<DrawForm, { form: 'balls' }>;
type Regional = Extract<DrawForm, { form: 'regional' }>;

/** The bets on a form of draw, best known first. */
export function kindsOf(form: DrawForm): BetKind[] {
  if (form.form === 'digits') return digitKinds(form.count);
  if (form.form === 'balls') return ballKinds(form);
  if (form.form === 'race') return raceKinds(form.count);
  if (form.form === 'dice') return diceKinds();
  return regionalKinds(form);
}

/** Whether a side wins for a value; values below `firstBig` are small. */
function isOnSide(side: string | undefined, value: number, firstBig: number): boolean {
  if (side === 'big') return value >= firstBig;
  if (side === 'small') return value < firstBig;
  return (side === 'odd') === (value % 2 === 1);
}

const row = ({ numbers }: DrawResult): string => numbers.join('');

function digitKinds(count: number): BetKind[] {
  const tail = (code: string, length: number) =>
    plainKind(code, positionPicker(length), 9 * 10 ** (length + 1), 10 ** -length, (selection, result) =>
      row(result).endsWith(selection.join('')),
    );
  const sides = plainKind('side', choicePicker(SIDES), EVEN, 0.5, ([side], result) =>
    isOnSide(side, Number(row(result).at(-1)), 5),
  );
  return [tail('straight', count), ...(count > 2 ? [tail('last2', 2)] : []), sides];
}

/** Odds in hundredths by hits, keyed by balls picked, drawn and in total. */
const MATCH_ODDS: Readonly<Record<string, readonly (readonly [hits: number, odds: number])[]>> = {
  '6/6/45': [[6, 100_000_000], [5, 400_000], [4, 10_000], [3, 1_000]],
  '6/6/49': [[6, 150_000_000], [5, 500_000], [4, 15_000], [3, 1_200]],
  '6/6/55': [[6, 250_000_000], [5, 900_000], [4, 20_000], [3, 1_600]],
  '5/5/36': [[5, 8_000_000], [4, 40_000], [3, 2_000]],
  '4/8/20': [[4, 2_500], [3, 400]],
  '5/20/80': [[5, 60_000], [4, 1_500], [3, 200]],
  '5/30/75': [[5, 5_000], [4, 500]],
}; // biome-ignore format: a line for each game

function matchKind({ count, highest }: Balls): BetKind[] {
  const entry = Object.entries(MATCH_ODDS).find(([key]) => key.endsWith(`/${count}/${highest}`));
  if (!entry) return [];
  const picked = Number(entry[0].split('/')[0]);
  const tiers = entry[1].map(([hits, odds]) => ({ hits, odds, chance: chanceOfHits(highest, count, picked, hits) }));
  return [betKind('match', setPicker(numbered(highest), picked), tiers, countHits)];
}

function countHits(selection: readonly string[], { numbers }: DrawResult): number {
  return selection.filter((number) => numbers.includes(number)).length;
}

function ballKinds(form: Balls): BetKind[] {
  const { count, highest } = form;
  const options = numbered(highest);
  const together = [1, 2, 3].map((picked) => {
    const chance = chanceOfHits(highest, count, picked, picked);
    const odds = Math.floor((0.88 / chance) * 10) * 10;
    return plainKind(
      `any${picked}`,
      setPicker(options, picked),
      odds,
      chance,
      (selection, result) => countHits(selection, result) === picked,
    );
  });
  return [...matchKind(form), ...together];
}

function raceKinds(runners: number): BetKind[] {
  const options = numbered(runners);
  const first = (code: string, places: number, odds: number) =>
    plainKind(
      code,
      positionPicker(places, options, true),
      odds,
      chanceOfOrder(runners, places),
      (selection, { numbers }) => selection.every((runner, rank) => numbers[rank] === runner),
    );
  const sides = plainKind('winnerSide', choicePicker(SIDES), EVEN, 0.5, ([side], { numbers }) =>
    isOnSide(side, Number(numbers[0]), runners / 2 + 1),
  );
  return [first('champion', 1, 900), first('exacta', 2, 8_000), first('trifecta', 3, 62_000), sides];
}

const FACES = ['1', '2', '3', '4', '5', '6'];

/** A triple loses for every side, as at the table. */
function diceKinds(): BetKind[] {
  const sum = ({ numbers }: DrawResult) => numbers.reduce((total, face) => total + Number(face), 0);
  const isTriple = ({ numbers }: DrawResult) => new Set(numbers).size === 1;
  const face = { hits: 1, odds: 210, chance: 91 / 216 };
  return [
    plainKind(
      'diceSide',
      choicePicker(SIDES),
      EVEN,
      105 / 216,
      ([side], result) => !isTriple(result) && isOnSide(side, sum(result), 11),
    ),
    betKind('diceFace', choicePicker(FACES), [face], ([face = ''], { numbers }) => (numbers.includes(face) ? 1 : 0)),
    plainKind('diceTriple', choicePicker(['triple']), 3_000, 6 / 216, (_selection, result) => isTriple(result)),
  ];
}

const allNumbers = ({ prizes }: DrawResult): string[] => prizes.flatMap(({ numbers }) => numbers);
const special = (result: DrawResult): string => result.prizes[0]?.numbers[0] ?? '';

function regionalKinds({ prizes }: Regional): BetKind[] {
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const tail = (code: string, length: number) =>
    plainKind(code, positionPicker(length), 9 * 10 ** (length + 1), 10 ** -length, (selection, result) =>
      special(result).endsWith(selection.join('')),
    );
  const anywhere: BetKind = {
    code: 'anywhere2',
    picker: positionPicker(2),
    tiers: [{ hits: 1, odds: Math.floor(900 / count) * 10, chance: 1 - 0.99 ** count }],
    perHit: true,
    returned: (Math.floor(900 / count) / 10) * (count / 100),
    hits: (selection, result) => allNumbers(result).filter((number) => number.endsWith(selection.join(''))).length,
  };
  const sides = plainKind('specialSide', choicePicker(SIDES), EVEN, 0.5, ([side], result) =>
    isOnSide(side, Number(special(result).at(-1)), 5),
  );
  return [tail('special2', 2), anywhere, tail('special3', 3), sides];
}
