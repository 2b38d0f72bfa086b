/** A prize of a regional draw: `count` numbers of `digits` digits. */
export interface RegionalPrize {
  readonly code: string;
  readonly count: number;
  readonly digits: number;
}

export type DrawForm =
  /** Digits from 0 to 9. */
  | { readonly form: 'digits'; readonly count: number }
  /** Distinct balls numbered from 1. */
  | { readonly form: 'balls'; readonly count: number; readonly highest: number }
  /** The finishing order of `count` runners. */
  | { readonly form: 'race'; readonly count: number }
  | { readonly form: 'dice'; readonly count: number }
  | { readonly form: 'regional'; readonly prizes: readonly RegionalPrize[] };

export interface DrawnPrize {
  readonly code: string;
  readonly numbers: readonly string[];
}

/** The result: numbers in the order drawn, or the numbers of each prize for a regional draw. */
export interface DrawResult {
  readonly numbers: readonly string[];
  readonly prizes: readonly DrawnPrize[];
}

const prize = (code: string, count: number, digits: number): RegionalPrize => ({ code, count, digits });

/** The 27 numbers of a northern draw. */
export const northern: DrawForm = {
  form: 'regional',
  prizes: [
    prize('special', 1, 5),
    prize('first', 1, 5),
    prize('second', 2, 5),
    prize('third', 6, 5),
    prize('fourth', 4, 4),
    prize('fifth', 6, 4),
    prize('sixth', 3, 3),
    prize('seventh', 4, 2),
  ],
};

/** The 18 numbers of a draw in the centre or the south. */
export const southern: DrawForm = {
  form: 'regional',
  prizes: [
    prize('special', 1, 6),
    prize('first', 1, 5),
    prize('second', 1, 5),
    prize('third', 2, 5),
    prize('fourth', 7, 5),
    prize('fifth', 1, 4),
    prize('sixth', 3, 4),
    prize('seventh', 1, 3),
    prize('eighth', 1, 2),
  ],
};
