import { GameThumb } from '#app/kit/game-tile/game-thumb.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { Link } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { RankEntry } from '#schemas/generated/platform.ts';
import { describeTimeAgo } from './describe-time-ago.ts';
import { account, amount, game, line, picture, time, wide, words } from './winners-card.css.ts';

interface WinnerLineProps {
  winner: RankEntry['vo'];
  /** Epoch milliseconds for the age of the win; undefined hides the age. */
  now?: number | undefined;
}

/** A win with its player, amount and game, linked to the game. */
export function WinnerLine({ winner, now }: WinnerLineProps) {
  const address = useImageAddress();
  const { tag } = useCurrentLanguage();
  return (
    <li className={line}>
      <GameThumb className={picture} image={address(winner.showIcon)} size={40} />
      <span className={words}>
        <span className={wide}>
          <bdi className={account}>{winner.account}</bdi>
          <span className={amount}>
            <Money amount={winner.winAmount} currency={winner.currency} />
          </span>
        </span>
        <span className={wide}>
          <Link className={game} dir="auto" to={gameAddress(winner)}>
            {winner.nodeName}
          </Link>
          {now !== undefined && winner.wonAt !== undefined && (
            <time className={time} dateTime={new Date(winner.wonAt).toISOString()}>
              {describeTimeAgo(now - winner.wonAt, tag)}
            </time>
          )}
        </span>
      </span>
    </li>
  );
}
