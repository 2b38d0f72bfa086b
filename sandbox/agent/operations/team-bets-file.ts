import type { Handler } from '#sandbox/calls/call.ts';
import { csvAnswer } from '#sandbox/calls/csv-answer.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { shelfOf } from '#sandbox/catalogue/game-items.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { gamesOfBets } from '#sandbox/records/bet-groups.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import { callingAgent } from '../calling-agent.ts';
import { recordScope } from '../record-scope.ts';
import { betCells, betPages } from '../team-bets-file.ts';

export const teamBetsFile: Handler<'teamBetsFile'> = async (call) => {
  const { platform, query, body } = call;
  const { gameType, vendor, result } = query;
  const scope = await recordScope(platform.db, callingAgent(call), query);
  const { start, end, from, to } = recordRange(platform, query);
  const gameOf = gamesOfBets(shelfOf(platform));
  const { currency } = platform.brand;
  return csvAnswer(call, {
    name: `team-bets-${from}-${to}`,
    columns: body.columns,
    cells: betCells({ currency, clock: isoClock(merchantZone(platform)) }),
    pages: betPages(platform.db, { ...scope, start, end, gameType, vendor, result }, gameOf),
  });
};
