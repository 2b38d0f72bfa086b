import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';

/** What a bet can win: a multiple of its stake, never 1, so that every bet changes the balance. */
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
  /** What the game shows before a bet, beside its picks. */
  table?(game: CatalogueGame): object;
  /** What happens at the table: always in accord with the outcome, and the same for the same chances. */
  scene(settled: SettledPick, below: Below): object;
}
