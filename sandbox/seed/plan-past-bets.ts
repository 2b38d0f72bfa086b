import { seededRandom } from '../random.ts';
import type { PlannedTransaction } from '../seed-plan/planned-transaction.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/** Days of play before the seeded day. */
const DAYS_AGO = [13, 12, 10, 9, 8, 7, 6, 4, 3, 2, 1] as const;
/** A bet's win as a multiple of its stake, each as likely as the others. */
const MULTIPLES = [0, 0, 0, 0, 0, 1, 1.5, 1.5, 2, 3] as const;
/** US cents. The last bet's win is what is left to the wanted result. */
const LAST = { stake: 750, most: 6000 };

/** A fortnight's bets of a player who plays little and often, with a result in US cents, in order of time. */
export function pastBets(memberId: number, nodeIds: readonly number[], result: number): PlannedTransaction[] {
  const random = seededRandom(21);
  const bets = DAYS_AGO.flatMap((daysAgo) => {
    const start = -daysAgo * DAY_MS + 12 * HOUR_MS + Math.floor(random() * 100) * MINUTE_MS;
    const first = pick(nodeIds, random());
    const second = pick(nodeIds, random());
    return Array.from({ length: 3 + Math.floor(random() * 3) }, (_, index) => {
      const stake = 50 * (2 + Math.floor(random() * 14));
      const win = stake * pick(MULTIPLES, random());
      return { nodeId: index < 2 ? first : second, stake, win, offset: start + index * 3 * MINUTE_MS };
    });
  });
  const last = bets.at(-1);
  if (!last) return [];
  const before = bets.slice(0, -1).reduce((sum, { win, stake }) => sum + win - stake, 0);
  const win = result - before + LAST.stake;
  if (win < 0 || win > LAST.most) throw new Error(`The last of the seeded bets would have to win ${win} cents.`);
  const settled = [...bets.slice(0, -1), { ...last, stake: LAST.stake, win }];
  return settled.map((bet, index) => ({
    ...{ kind: 'bet' as const, idempotencyKey: `bet:${memberId}:seed-${index + 1}`, memberId },
    ...bet,
  }));
}

function pick<Item>(items: readonly Item[], part: number): Item {
  const item = items[Math.floor(part * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
