import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { Platform } from '../platform.ts';
import { playingBalance } from '../wallets/wallet-balances.ts';
import { stakeLimits } from './bet.ts';
import { demoOf } from './demo/demo-session.ts';
import { gameSession } from './game-session.ts';
import { roundKind, roundOf } from './rounds/round-of.ts';

/** What the page of a game needs to begin. @throws Refusal not_logged_in for an unknown or ended session */
export async function describeGame(platform: Platform, token: string) {
  const demo = await demoOf(platform, token);
  if (demo) return { ...described(platform, demo.game, demo.credit), demo: true };
  const { memberId, game, wallet } = await gameSession(platform, token);
  return described(platform, game, await playingBalance(platform.db, memberId, wallet));
}

function described({ brand: { currency, currencyDigits } }: Platform, game: CatalogueGame, balance: MinorUnits) {
  const { name, nodeId, gameType } = game;
  const round = roundOf(game);
  const picks = Object.entries(round.picks(game)).map(([pick, [best]]) => ({ pick, multiple: best?.multiple ?? 0 }));
  return {
    game: { name, nodeId, gameType, kind: roundKind(game), picks, ...round.table?.(game) },
    currency,
    currencyDigits,
    balance,
    ...stakeLimits(currency),
  };
}
