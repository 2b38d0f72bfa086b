import type { LotteryGame as GameItem, LotteryGroup } from '#schemas/generated/platform.ts';
import { pictureOf } from '../catalogue/game-items.ts';
import type { Platform } from '../platform.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { type LotteryGame, lotteryGame, lotteryGames, type PrizeMode } from './games/lottery-games.ts';
import { lotteryWords } from './words.ts';

/** modId of the lottery. */
const LOTTERY = 'LOTTERY';
/** The category that a brand must offer for a menu to have games. */
const categoryOf = (mode: PrizeMode) => (mode === 'LOTT' || mode === 'ZY' ? 'lott' : 'elott');

/** @throws Refusal not_available while the lottery is switched off */
export function requireLottery(platform: Platform): void {
  requireModule(platform, LOTTERY);
}

/** The language that a call requests, else the brand's default. */
export function languageOf({ brand }: Platform, { language }: { language?: string }): string {
  return language ?? brand.languages.default;
}

/** The games of a prize mode that the brand offers, in groups. */
export function menuOf(platform: Platform, mode: PrizeMode, language: string): LotteryGroup[] {
  requireLottery(platform);
  if (!platform.brand.categories.includes(categoryOf(mode))) return [];
  const games = lotteryGames.filter(({ modes }) => modes.includes(mode));
  const words = lotteryWords(language);
  return [...new Set(games.map(({ group }) => group))].map((group) => ({
    groupCode: group,
    groupName: words.group(group),
    games: games.filter((game) => game.group === group).map((game) => menuItem(platform, game, language)),
  }));
}

export function menuItem({ switches }: Platform, game: LotteryGame, language: string): GameItem {
  const { gameCode, nodeId, vassalage, every, draw } = game;
  return {
    gameCode,
    nodeId,
    gameName: lotteryWords(language).game(gameCode),
    vassalage,
    showIcon: pictureOf(nodeId),
    everySeconds: every / 1000,
    state: switches.lotteryClosed.includes(gameCode) ? 'maintenance' : 'open',
    form: draw.form,
  };
}

/** @throws Refusal not_found for a game that is not a lottery or that the brand does not offer */
export function gameOf(platform: Platform, gameCode: string): LotteryGame {
  requireLottery(platform);
  const game = lotteryGame(gameCode);
  const offered = game?.modes.some((mode) => platform.brand.categories.includes(categoryOf(mode)));
  if (game && offered) return game;
  throw new Refusal(404, 'not_found', `There is no lottery game ${gameCode}.`);
}
