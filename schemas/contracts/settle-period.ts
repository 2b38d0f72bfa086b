import { type MinorUnits, sumOf } from '../money/minor-units.ts';
import { divide } from './divide.ts';
import { dueOf, type Figures } from './due.ts';
import type { Terms } from './terms.ts';

/** An agent or member with a contract of one kind, and those to whom they gave one. */
export interface Party {
  id: number;
  terms: Terms;
  figures: Figures;
  below: readonly Party[];
}

export interface Settled {
  /** Amount by the contract. */
  due: MinorUnits;
  /** Amount that is paid: less than `due` if all contracts of the upline come to more than its own brings in. */
  paid: MinorUnits;
  /** Amount that the party pays on. */
  passedOn: MinorUnits;
}

/** Settles one period of a kind for a whole tree, by id. The operator pays the party at the top in full. */
export function settlePeriod(top: Party): Map<number, Settled> {
  const settled = new Map<number, Settled>();
  const due = dueOf(top.terms, top.figures);
  settle(top, { due, paid: due }, settled);
  return settled;
}

function settle(party: Party, own: Pick<Settled, 'due' | 'paid'>, settled: Map<number, Settled>): void {
  const dues = party.below.map(({ terms, figures }) => dueOf(terms, figures));
  const paid = divide(own.paid, dues);
  settled.set(party.id, { ...own, passedOn: sumOf(paid) });
  party.below.forEach((one, index) => {
    const [due, share] = [dues[index], paid[index]];
    if (due !== undefined && share !== undefined) settle(one, { due, paid: share }, settled);
  });
}
