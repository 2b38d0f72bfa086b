import type { Handler } from '#sandbox/calls/call.ts';
import type { CatalogueGame, GameType } from '#sandbox/catalogue/catalogue.ts';
import { gamesOf, pictureOf } from '#sandbox/catalogue/game-items.ts';
import { gameNameIn } from '#sandbox/lottery/words.ts';
import type { SearchableGame } from '#schemas/generated/platform.ts';

/** Categories whose games have a name in each language. */
const TRANSLATED: ReadonlySet<GameType> = new Set(['LOTT', 'ELOTT', 'BG']);

export const searchableGames: Handler<'searchableGames'> = ({ platform, query, language }) => {
  const { language: code = language, pageNo = 1, pageSize = 2000 } = query;
  const found = gamesOf(platform);
  const others = platform.brand.languages.offered.map((offered) => offered.code).filter((other) => other !== code);
  const start = (pageNo - 1) * pageSize;
  const games = found.slice(start, start + pageSize).map((game) => searchable(game, [code, ...others]));
  return { success: true, value: { games, total: found.length } };
};

/** @param languages codes; the first is the one that the game is shown in */
function searchable(game: CatalogueGame, languages: readonly string[]): SearchableGame {
  const { nodeId, vassalage, gameType, gameCode, hot } = game;
  const [name = game.name, ...otherNames] = new Set(
    TRANSLATED.has(gameType) ? [...languages.map((code) => gameNameIn(code, game)), game.name] : [game.name],
  );
  return {
    ...{ nodeId, name, vassalage, gameType, gameCode, showIcon: pictureOf(nodeId) },
    ...(hot && { isHot: 1 }),
    ...(otherNames.length > 0 && { otherNames }),
  };
}
