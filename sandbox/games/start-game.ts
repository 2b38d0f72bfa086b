import type { LaunchPayload } from '#schemas/generated/platform.ts';
import { openGameSession } from '../play/game-session.ts';
import { type Call, loggedIn } from '../server/call.ts';
import { Refusal } from '../server/refusal.ts';
import { isTrial } from '../session/member.ts';
import { isVenue } from '../system/venues.ts';
import { maintenanceOf } from '../wallets/wallet-vendors.ts';
import { gamesOf } from './game-items.ts';
import { rememberPlayed } from './remember-played.ts';

type Launching = Call<'launchGame'> | Call<'launchGameFallback'>;

/** Opens a game session for the member. @returns the game's URL @throws Refusal */
export async function startGame(call: Launching, request: LaunchPayload): Promise<string> {
  const { platform, token: session } = call;
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot start games. Register first.');
  const game = gamesOf(platform).find(
    ({ nodeId, vassalage, gameCode, gameType }) =>
      nodeId === request.nodeId &&
      vassalage === request.vassalage &&
      gameCode === request.gameCode &&
      gameType === request.gameType,
  );
  if (!game)
    throw new Refusal(404, 'not_found', 'There is no such game: nodeId, vassalage, gameType and gameCode must match.');
  if (maintenanceOf(platform, game.vassalage) !== undefined)
    throw new Refusal(409, 'game_maintenance', 'The games of this vendor are under maintenance.');
  if (platform.switches.venues && !isVenue(request.venue))
    throw new Refusal(409, 'venue_required', 'Name a gaming venue: a value of the menu gamingvenue.');
  const launch = { memberId: member.id, nodeId: game.nodeId, token: session ?? '' };
  const token = await openGameSession(platform, launch);
  await rememberPlayed(platform, member.id, game.nodeId);
  const { offered, default: usual } = platform.brand.languages;
  const code = request.language ?? member.language ?? usual;
  const lang = offered.find((language) => language.code === code)?.tag ?? 'en';
  return `/sandbox/game/?session=${token}&lang=${lang}`;
}
