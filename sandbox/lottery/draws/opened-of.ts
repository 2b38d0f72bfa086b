import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { OpenedDraw } from '#schemas/generated/platform.ts';
import type { LotteryGame } from '../games/lottery-games.ts';
import { gameOf, languageOf } from '../menu-items.ts';
import { type LotteryWords, lotteryWords } from '../words.ts';
import { commitmentOf, drawNumbers, seedOf, urnOf } from './draw-numbers.ts';
import { type PastDraw, pastDraws } from './find-draws.ts';

interface DrawsQuery {
  gameCode: string;
  count?: number;
  language?: string;
}

export async function openedOf(platform: Platform, query: DrawsQuery, vietnamese: boolean): Promise<OpenedDraw[]> {
  const game = gameOf(platform, query.gameCode);
  if (game.modes.includes('VN') !== vietnamese) {
    throw new Refusal(404, 'not_found', `The other call returns the draws of ${game.gameCode}.`);
  }
  const words = lotteryWords(languageOf(platform, query));
  const past = await pastDraws(platform.db, game, platform.now(), query.count ?? 20);
  return past.map((draw) => openedDraw(game, draw, words));
}

/** A draw as the contract shows it. */
function openedDraw({ gameCode, draw }: LotteryGame, past: PastDraw, words: LotteryWords): OpenedDraw {
  const { issue, status, openedAt } = past;
  const seed = seedOf(gameCode, issue);
  const { numbers, prizes } = status === 'opened' ? drawNumbers(draw, seed) : { numbers: [], prizes: [] };
  return {
    gameCode,
    issue,
    status,
    drawTime: openedAt,
    numbers: [...numbers],
    prizes: prizes.map((prize) => ({ code: prize.code, name: words.prize(prize.code), numbers: [...prize.numbers] })),
    seed,
    commitment: commitmentOf(seed),
    urn: urnOf(draw),
  };
}
