import { type PlannedMember, planned, playedOn } from '../seed-plan/planned-member.ts';
import type { PlannedTransaction } from '../seed-plan/planned-transaction.ts';
import { DAY_MS } from '../time.ts';

const BETS = 10;
/** Bets fall on the seeded day and the fortnight before, which the back office compares. */
const DAYS = 14;
/** A stake's part that is won back is below this: seeded wins of a team would crowd the winner boards. */
const MOST_WON = 0.97;

/** The opening deposit of a member of the demo agent's team, and bets since. */
export function teamHistory(member: PlannedMember, random: () => number): PlannedTransaction[] {
  const opening = planned(member, 'deposit', 0, member.registered, member.deposit, 0);
  if (member.type !== 0) return [opening];
  const bets: PlannedTransaction[] = [];
  const reach = Math.min(DAYS, 1 - member.registered / DAY_MS);
  for (let balance = member.deposit, index = 1; index <= BETS; index += 1) {
    const stake = Math.min(balance, 100 * (2 + Math.floor(random() * 30)));
    const win = Math.floor(stake * random() * MOST_WON);
    if (stake < 100) break;
    balance += win - stake;
    bets.push(planned(member, 'bet', index, playedOn(Math.floor(random() * reach)), stake, win));
  }
  return [opening, ...bets];
}
