import type { Handler } from '#sandbox/calls/call.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { LotteryKind } from '#schemas/generated/platform.ts';
import { currentOdds, MAX_LINES, maxStake, stakeStep } from '../bets/limits.ts';
import type { BetKind } from '../games/bet-kind.ts';
import { gameOf, languageOf, menuItem } from '../menu-items.ts';
import { type LotteryWords, lotteryWords } from '../words.ts';

export const lotteryTable: Handler<'lotteryTable'> = ({ platform, query }) => {
  const game = gameOf(platform, query.gameCode);
  const language = languageOf(platform, query);
  const words = lotteryWords(language);
  const { currency } = platform.brand;
  const step = stakeStep(currency);
  return {
    success: true,
    value: {
      game: menuItem(platform, game, language),
      rules: words.rules(game),
      kinds: game.kinds.map((kind) => kindItem(platform, kind, words)),
      minStake: step,
      stakeStep: step,
      maxLines: MAX_LINES,
      currency,
    },
  };
};

function kindItem(platform: Platform, kind: BetKind, words: LotteryWords): LotteryKind {
  const { code, picker, tiers, perHit, returned } = kind;
  const odds = currentOdds(kind, platform);
  return {
    code,
    ...words.kind(code),
    picker: { ...picker, options: picker.options.map((option) => ({ code: option, name: words.option(option) })) },
    tiers: tiers.map(({ hits, chance, odds: usual }, index) => ({
      hits,
      odds: odds[index] ?? usual,
      oneIn: Math.round(1 / chance),
    })),
    perHit,
    returned: Math.round((returned * 10_000 * platform.switches.lotteryOdds) / 100),
    maxStake: maxStake(kind, platform.brand.currency),
  };
}
