import { Money } from '../../../kit/money/money.tsx';
import type { RankEntry } from '../../../platform/contract.ts';
import { withParameter } from '../../../platform/games/image-address.ts';
import { gameAddress } from '../../../shell/games/game-address.ts';
import { Link } from '../../../shell/router/router.ts';
import { useImageAddress } from '../../../shell/status/use-image-address.ts';
import { account, amount, game, head, line, picture, words } from './winners-card.css.ts';

/** What was won, by whom and in which game; it leads to the game. */
export function WinnerLine({ winner }: { winner: RankEntry['vo'] }) {
  const address = useImageAddress();
  // A title could not be read at this size.
  const image = withParameter(withParameter(address(winner.showIcon), 'shape', 'square'), 'title', 'none');
  return (
    <li className={line}>
      <img className={picture} src={image} alt="" width={40} height={40} loading="lazy" decoding="async" />
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
