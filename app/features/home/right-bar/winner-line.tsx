import { GameThumb } from '../../../kit/game-tile/game-thumb.tsx';
import { Money } from '../../../kit/money/money.tsx';
import type { RankEntry } from '../../../platform/contract.ts';
import { gameAddress } from '../../../shell/games/game-address.ts';
import { Link } from '../../../shell/router/router.ts';
import { useImageAddress } from '../../../shell/status/use-image-address.ts';
import { account, amount, game, head, line, picture, words } from './winners-card.css.ts';

/** What was won, by whom and in which game; it leads to the game. */
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
