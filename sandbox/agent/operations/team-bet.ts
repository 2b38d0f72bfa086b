import type { Handler } from '#sandbox/calls/call.ts';
import { shelfOf } from '#sandbox/catalogue/game-items.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { gamesOfBets } from '#sandbox/records/bet-groups.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { callingAgent } from '../calling-agent.ts';
import { pathTo } from '../path-to.ts';
import { teamBetItem, teamBetRow } from '../team-bets.ts';

export const teamBet: Handler<'teamBet'> = async (call) => {
  const { platform, query } = call;
  const { db, brand } = platform;
  const row = await teamBetRow(db, callingAgent(call).id, query.betId);
  if (!row) throw new Refusal(404, 'not_found', 'Your team has no such bet.');
  const { memberId: id, account, level } = row;
  const value = {
    bet: teamBetItem(row, gamesOfBets(shelfOf(platform), call.language)),
    path: await pathTo(db, { member: { id, account }, level }),
    ...{ timeZone: merchantZone(platform), currency: brand.currency, asOf: platform.now() },
  };
  return { success: true, value };
};
