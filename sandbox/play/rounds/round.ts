import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';

/** A possible win: a multiple of the stake, never 1, so that every bet changes the balance. */
export interface Prize {
  readonly chance: number;
  readonly multiple: number;
}

/** A whole number from 0 up to, but not including, `end`. */
export type Below = (end: number) => number;

export interface SettledPick {
  readonly game: CatalogueGame;
  readonly pick: string;
  /** 0 for a bet that lost. */
  readonly multiple: number;
}

/** A kind of game: what can be bet on, and what the player sees of a bet whose outcome is known. */
export interface Round {
  /** The bets of a game with their prizes, the highest first. Each bet loses in all other cases. */
  picks(game: CatalogueGame): Readonly<Record<string, readonly Prize[]>>;
  /** Shown before a bet, beside the picks. */
  table?(game: CatalogueGame): object;
  /** Shown at the table. Agrees with the outcome, and is the same for the same chances. */
  scene(settled: SettledPick, below: Below): object;
}
