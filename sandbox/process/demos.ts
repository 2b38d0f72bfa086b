import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';

/** A round of a demo, kept so that a repeated key gets the same answer. */
export interface DemoRound {
  readonly stake: MinorUnits;
  readonly pick: string;
  readonly win: MinorUnits;
  readonly balance: MinorUnits;
}

/** A game with play credit. */
export interface Demo {
  readonly game: CatalogueGame;
  /** The log-in that it was launched from, and ends with. */
  readonly sessionHash: string;
  readonly expiresAt: number;
  credit: MinorUnits;
  readonly rounds: Map<string, DemoRound>;
}

/** Demos by the hash of their token. They live in memory, apart from the database: no demo reaches the ledger. */
export interface Demos {
  add(tokenHash: string, demo: Demo): void;
  find(tokenHash: string): Demo | undefined;
}

/** The oldest go first. */
const MOST = 1000;

export function createDemos(): Demos {
  const demos = new Map<string, Demo>();
  return {
    add(tokenHash, demo) {
      demos.set(tokenHash, demo);
      for (const oldest of demos.keys()) if (demos.size > MOST) demos.delete(oldest);
    },
    find: (tokenHash) => demos.get(tokenHash),
  };
}
