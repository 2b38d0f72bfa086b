import { openGameSession } from '../../play/game-session.ts';
import { Refusal } from '../../server/refusal.ts';
import { type Handler, loggedIn } from '../call.ts';
import { isTrial } from '../session/member.ts';
import { gamesOf } from './game-items.ts';
import { rememberPlayed } from './recent-games.ts';

export const launchGame: Handler<'launchGame'> = async (call) => {
  const { platform, body } = call;
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account cannot start games. Register first.');
  const game = gamesOf(platform.brand).find(
    ({ nodeId, vassalage, gameCode, gameType }) =>
      nodeId === body.nodeId &&
      vassalage === body.vassalage &&
      gameCode === body.gameCode &&
      gameType === body.gameType,
  );
  if (!game)
    throw new Refusal(404, 'not_found', 'There is no such game: nodeId, vassalage, gameType and gameCode must agree.');
  const token = await openGameSession(platform, member.id, game.nodeId);
  await rememberPlayed(platform, member.id, game.nodeId);
  const { offered, default: usual } = platform.brand.languages;
  const code = body.language ?? member.language ?? usual;
  const lang = offered.find((language) => language.code === code)?.tag ?? 'en';
  return { success: true, value: { url: `/sandbox/game/?session=${token}&lang=${lang}` } };
};
