import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { RETURNED } from '#app/shell/games/returned.ts';
import { Link } from '#app/shell/router/router.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { back, balance, bar, name as nameStyle } from './play.css.ts';
import { useOwnWallet } from './use-own-wallet.ts';

interface PlayBarProps {
  name: string;
  /** The vendor, once the game is known. */
  vassalage: string | undefined;
  lobby: string;
}

/** A link back, the game's name, and the balance of the wallet that it plays from. */
export function PlayBar({ name, vassalage, lobby }: PlayBarProps) {
  const { t } = useTranslation('games');
  const { member, status } = useSession();
  const { balance: own } = useOwnWallet(status === 'trial' ? undefined : vassalage);
  return (
    <div className={bar}>
      <Link className={back} to={lobby} state={RETURNED} aria-label={t('bar.back')}>
        <Icon name="arrow-left" size={22} />
      </Link>
      <h1 className={nameStyle}>{name}</h1>
      {member && (
        <p className={balance} data-own={own !== undefined || undefined} aria-live="polite">
          <span className={visuallyHidden}>{t('bar.balance')} </span>
          <Icon name="wallet" size={18} />
          <Money amount={own ?? member.balance} currency={member.currency} />
        </p>
      )}
      <FullScreenButton />
    </div>
  );
}
