import { GameThumb } from '#app/kit/game-tile/game-thumb.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { Link } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { RankEntry } from '#schemas/generated/platform.ts';
import { account, amount, game, head, line, picture, words } from './winners-card.css.ts';

/** A win with its player, amount and game; links to the game. */
export function WinnerLine({ winner }: { winner: RankEntry['vo'] }) {
  const address = useImageAddress();
  return (
    <li className={line}>
      <GameThumb className={picture} image={address(winner.showIcon)} size={40} />
      <span className={words}>
        <span className={head}>
          <span className={account}>{winner.account}</span>
          <span className={amount}>
            <Money amount={winner.winAmount} currency={winner.currency} />
          </span>
        </span>
        <Link className={game} dir="auto" to={gameAddress(winner)}>
          {winner.nodeName}
        </Link>
      </span>
    </li>
  );
}
