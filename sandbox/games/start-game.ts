import type { LaunchPayload } from '#schemas/generated/platform.ts';
import { type Call, loggedIn } from '../calls/call.ts';
import { requirePlay } from '../care/limits/require-play.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { gamesOf, hasDemo } from '../catalogue/game-items.ts';
import { pickOf } from '../fixtures/fixture-id.ts';
import type { Platform } from '../platform.ts';
import { openDemo } from '../play/demo/demo-session.ts';
import { openGameSession } from '../play/game-session.ts';
import { rememberPlayed } from '../play/remember-played.ts';
import { Refusal } from '../refusal.ts';
import { isTrial } from '../roster/member.ts';
import { isVenue } from '../system/venues.ts';
import { maintenanceOf } from '../wallets/wallet-vendors.ts';

type Launching = Pick<Call<'launchGame'>, 'platform' | 'member' | 'replaced' | 'token'>;

/** Opens a game session for the member. @returns the game's URL @throws Refusal */
export async function startGame(call: Launching, request: LaunchPayload): Promise<string> {
  const { platform, token: session } = call;
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot start games. Register first.');
  const game = requestedGame(platform, request);
  if (platform.switches.venues && !isVenue(request.venue))
    throw new Refusal(409, 'venue_required', 'Name a gaming venue: a value of the menu gamingvenue.');
  const launch = { memberId: member.id, nodeId: game.nodeId, token: session ?? '' };
  const token = await platform.db.transaction(async (tx) => {
    const within = { ...platform, db: tx };
    await requirePlay(within, { memberId: member.id, stake: 0, at: platform.now() });
    return openGameSession(within, launch);
  });
  await rememberPlayed(platform, member.id, game.nodeId);
  return gameUrl(platform, token, request.language ?? member.language) + atMatch(game, request);
}

/** The part of the address that chooses an outcome on the vendor's coupon. */
function atMatch(game: CatalogueGame, { fixtureId, outcome }: LaunchPayload): string {
  const pick = fixtureId === undefined ? undefined : pickOf(game, fixtureId, outcome);
  return pick === undefined ? '' : `&pick=${pick}`;
}

/** Opens the vendor's demo of a game, for a trial account too. @returns its URL @throws Refusal */
export function startDemo(call: Call<'launchDemo'>): string {
  const { platform, token: session, body } = call;
  const member = loggedIn(call);
  const game = requestedGame(platform, body);
  if (!hasDemo(game)) throw new Refusal(404, 'not_found', 'The vendor offers no demo of this game.');
  const token = openDemo(platform, game, session ?? '');
  return gameUrl(platform, token, body.language ?? member.language);
}

function requestedGame(platform: Platform, request: LaunchPayload): CatalogueGame {
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
  return game;
}

function gameUrl({ brand: { languages } }: Platform, token: string, language: string | null | undefined): string {
  const code = language ?? languages.default;
  const lang = languages.offered.find((offered) => offered.code === code)?.tag ?? 'en';
  return `/sandbox/game/?session=${token}&lang=${lang}`;
}
