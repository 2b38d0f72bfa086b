import type { DrawResult } from './draw-form.ts';

/** Form of a player's selection. */
export interface Picker {
  /** `set`: different options in any order; `positions`: one option for each place; `choice`: one option. */
  readonly form: 'set' | 'positions' | 'choice';
  readonly options: readonly string[];
  readonly count: number;
  /** Each option may be used once. */
  readonly distinct: boolean;
}

/** Odds for a number of hits. */
export interface Tier {
  readonly hits: number;
  /** Payout as a multiple of the stake, in hundredths; always whole tenths. */
  readonly odds: number;
  /** Probability of exactly this many hits; of at least one where every hit pays. */
  readonly chance: number;
}

export interface BetKind {
  readonly code: string;
  readonly picker: Picker;
  readonly tiers: readonly Tier[];
  /** The only tier is paid once per hit. */
  readonly perHit: boolean;
  /** Return to player, from 0 to 1. */
  readonly returned: number;
  hits(selection: readonly string[], result: DrawResult): number;
}

type Judge = BetKind['hits'];

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Numbers from 1, padded to the same width. */
export function numbered(highest: number): string[] {
  const width = String(highest).length;
  return Array.from({ length: highest }, (_, index) => String(index + 1).padStart(width, '0'));
}

export function setPicker(options: readonly string[], count: number): Picker {
  return { form: 'set', options, count, distinct: true };
}

export function positionPicker(count: number, options: readonly string[] = digits, distinct = false): Picker {
  return { form: 'positions', options, count, distinct };
}

export function choicePicker(options: readonly string[]): Picker {
  return { form: 'choice', options, count: 1, distinct: false };
}

export function betKind(code: string, picker: Picker, tiers: readonly Tier[], hits: Judge): BetKind {
  const returned = tiers.reduce((sum, { odds, chance }) => sum + (odds / 100) * chance, 0);
  return { code, picker, tiers, perHit: false, returned, hits };
}

/** A kind with one way to win. */
export function plainKind(
  code: string,
  picker: Picker,
  odds: number,
  chance: number,
  wins: (...facts: Parameters<Judge>) => boolean,
): BetKind {
  return betKind(code, picker, [{ hits: 1, odds, chance }], (selection, result) => (wins(selection, result) ? 1 : 0));
}

/** Whether the picker could have made this selection. */
export function isSelection({ form, options, count, distinct }: Picker, selection: readonly string[]): boolean {
  if (selection.length !== count || !selection.every((option) => options.includes(option))) return false;
  const different = new Set(selection).size === selection.length;
  if ((distinct || form === 'set') && !different) return false;
  return form !== 'set' || selection.every((option, index) => index === 0 || (selection[index - 1] ?? '') < option);
}
