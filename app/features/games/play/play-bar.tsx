import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { useSession } from '#app/session/session-context.tsx';
import { RETURNED } from '#app/shell/games/returned.ts';
import { useGameRecord } from '#app/shell/member/use-game-record.ts';
import { Link } from '#app/shell/router/router.ts';
import { DemoNote } from './demo-note.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { back, balance, bar, name as nameStyle } from './play.css.ts';
import { useOwnWallet } from './use-own-wallet.ts';

interface PlayBarProps {
  name: string;
  /** Undefined while loading. */
  game: Game | undefined;
  lobby: string;
}

/** Links back and to the bets made on the game, its name, and the balance of the wallet that it plays from. */
export function PlayBar({ name, game, lobby }: PlayBarProps) {
  const { t } = useTranslation('games');
  const { member, status } = useSession();
  const isTrial = status === 'trial';
  const { balance: own } = useOwnWallet(isTrial ? undefined : game?.vassalage);
  return (
    <div>
      <div className={bar}>
        <Link className={back} to={lobby} state={RETURNED} aria-label={t('bar.back')}>
          <Icon name="arrow-left" size={22} />
        </Link>
        <h1 className={nameStyle} dir="auto">
          {name}
        </h1>
        {member && !isTrial && (
          <p className={balance} data-own={own !== undefined || undefined} aria-live="polite">
            <span className={visuallyHidden}>{t('bar.balance')} </span>
            <Icon name="wallet" size={18} />
            <Money amount={own ?? member.balance} currency={member.currency} />
          </p>
        )}
        {!isTrial && <BetsLink game={game} />}
        <FullScreenButton />
      </div>
      {isTrial && game?.demo && <DemoNote />}
    </div>
  );
}

function BetsLink({ game }: Pick<PlayBarProps, 'game'>) {
  const entryText = useEntryText();
  const link = useGameRecord(game?.nodeId);
  if (!link) return null;
  const { to, state, record } = link;
  return (
    <Link className={back} to={to} state={state} aria-label={entryText(record.namespace, record.label)}>
      <Icon name="clock-counter-clockwise" size={22} />
    </Link>
  );
}
