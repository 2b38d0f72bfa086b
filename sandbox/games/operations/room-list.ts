import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { gamesOf } from '#sandbox/catalogue/game-items.ts';
import { currencyFactor } from '#sandbox/merchants/currency.ts';
import { seededRandom } from '#sandbox/random.ts';
import type { Room } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

/** Smallest stakes of the tables, in US cents. */
const STAKES = [20, 50, 100, 500, 2_500] as const;
const HIGHEST = 200;

/** Milliseconds until the players at a table change. */
const SITTING_MS = 60_000;

/** A vendor's live tables: the limits are fixed, the players change. */
export const roomList: Handler<'roomList'> = (call) => {
  const { platform, query } = call;
  loggedIn(call);
  const { currency } = platform.brand;
  const factor = currencyFactor(currency);
  const minute = Math.floor(platform.now() / SITTING_MS);
  const tables = gamesOf(platform).filter(
    ({ gameType, vassalage }) => gameType === 'LIVE' && vassalage === query.vassalage,
  );
  const value = tables.map(({ nodeId, gameCode, name }): Room => {
    const stake = (STAKES[nodeId % STAKES.length] ?? STAKES[0]) * factor;
    const players = Math.floor(seededRandom(nodeId + minute)() * 60);
    const limits = { minBet: minorUnits(stake), maxBet: minorUnits(stake * HIGHEST), currency };
    // One table in twelve has no dealer.
    return { roomId: `${query.vassalage}-${nodeId}`, gameCode, name, ...limits, players, open: nodeId % 12 !== 0 };
  });
  return { success: true, value };
};
