import { eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { shelfOf } from '#sandbox/catalogue/game-items.ts';
import { netPosition } from '#sandbox/ledger/net-position.ts';
import { dayIn } from '#sandbox/merchants/days.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { betGroups, betTotals, gamesOfBets } from '../bet-groups.ts';
import { profitSums } from '../profit-sums.ts';
import { recordMember } from '../record-member.ts';

export const profitRecord: Handler<'profitRecord'> = async (call) => {
  const { platform, query } = call;
  const { id: memberId } = recordMember(call);
  const { start, end, ...range } = recordRange(platform, query);
  const shelf = shelfOf(platform);
  const wanted = { memberId, from: range.from, to: range.to, start, end, gameType: query.gameType };
  // One view of the database, so that a bet between two of its questions shows in none.
  const found = await platform.db.transaction(
    async (tx) => ({
      sums: await profitSums(tx, wanted, shelf.games),
      position: await netPosition(tx, memberId),
      rows: await tx.select({ registeredAt: members.registeredAt }).from(members).where(eq(members.id, memberId)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const since = dayIn(found.rows[0]?.registeredAt ?? platform.now(), range.timeZone);
  return {
    success: true,
    value: {
      ...range,
      currency: platform.brand.currency,
      totals: betTotals(found.sums.games),
      days: found.sums.days,
      groups: betGroups(found.sums.games, gamesOfBets(shelf)),
      position: { since, ...found.position },
    },
  };
};
