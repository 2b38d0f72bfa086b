import { Icon } from '../../../kit/icon/icon.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { visuallyHidden } from '../../../kit/theme/hidden.css.ts';
import { useTranslation } from '../../../language/translation.tsx';
import { useSession } from '../../../session/session-context.tsx';
import { RETURNED } from '../../../shell/games/returned.ts';
import { Link } from '../../../shell/router/router.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { back, balance, bar, name as nameStyle } from './play.css.ts';

interface PlayBarProps {
  name: string;
  lobby: string;
}

/** The way back, what is played, and what is left to play with. */
export function PlayBar({ name, lobby }: PlayBarProps) {
  const { t } = useTranslation('games');
  const { member } = useSession();
  return (
    <div className={bar}>
      <Link className={back} to={lobby} state={RETURNED} aria-label={t('bar.back')}>
        <Icon name="arrow-left" size={22} />
      </Link>
      <h1 className={nameStyle}>{name}</h1>
      {member && (
        <p className={balance} aria-live="polite">
          <span className={visuallyHidden}>{t('bar.balance')} </span>
          <Icon name="wallet" size={18} />
          <Money amount={member.balance} currency={member.currency} />
        </p>
      )}
      <FullScreenButton />
    </div>
  );
}
