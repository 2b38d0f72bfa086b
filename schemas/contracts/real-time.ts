import { type MinorUnits, sum, ZERO } from '../money/minor-units.ts';
import { dueOfBet } from './due.ts';
import type { Settled } from './settle-period.ts';
import type { Terms } from './terms.ts';

/** Milliseconds between two settlements of real-time salaries. */
export const SLOT_MS = 300_000;

/** The last moment that is settled at `now`: the end of the slot before the running one. */
export function settledUntil(now: number): number {
  return now - (now % SLOT_MS);
}

export interface Bet {
  stake: MinorUnits;
  /** Ids of the player and those above with a real-time contract, nearest first, without a gap below the top one. */
  chain: readonly number[];
}

/** Adds up what each party gets for some bets, by id. The party above pays each bet, and never more than it is paid for it. */
export function settleBets(bets: Iterable<Bet>, termsOf: (id: number) => Terms | undefined): Map<number, Settled> {
  const settled = new Map<number, Settled>();
  const add = (id: number, more: Partial<Settled>) => settled.set(id, plus(settled.get(id) ?? NOTHING, more));
  for (const { stake, chain } of bets) {
    let above: { id: number; paid: MinorUnits } | undefined;
    for (const id of chain.toReversed()) {
      const terms = termsOf(id);
      const due = terms ? dueOfBet(terms, stake) : ZERO;
      const paid = above && above.paid < due ? above.paid : due;
      add(id, { due, paid });
      if (above) add(above.id, { passedOn: paid });
      above = { id, paid };
    }
  }
  return settled;
}

const NOTHING: Settled = { due: ZERO, paid: ZERO, passedOn: ZERO };

function plus(one: Settled, { due = ZERO, paid = ZERO, passedOn = ZERO }: Partial<Settled>): Settled {
  return { due: sum(one.due, due), paid: sum(one.paid, paid), passedOn: sum(one.passedOn, passedOn) };
}
