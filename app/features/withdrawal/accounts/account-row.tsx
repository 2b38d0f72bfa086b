import { useAtNow } from '#app/clock/use-at-now.ts';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { PayoutAccount } from '#schemas/generated/platform.ts';
import { AccountIcon } from '../account-icon.tsx';
import { accountText } from '../account-text.ts';
import { action, actions, choose, end, icon, row, title, words } from './accounts.css.ts';

interface AccountRowProps {
  account: PayoutAccount;
  isChosen: boolean;
  onChoose: () => void;
  onDefault: () => void;
  onRemove: () => void;
}

/** An account. Pressing it chooses it for the withdrawal; two secondary actions are below. */
export function AccountRow({ account, isChosen, onChoose, onDefault, onRemove }: AccountRowProps) {
  const { t } = useTranslation('withdrawal');
  const clock = useClock('short');
  const { kind, holder, isDefault, usableAt } = account;
  const isNew = useAtNow((now) => usableAt > now);
  const name = accountText(account);
  return (
    <div className={row} data-chosen={isChosen || undefined}>
      <button type="button" className={choose} aria-pressed={isChosen} onClick={onChoose}>
        <span className={icon}>
          <AccountIcon kind={kind} />
        </span>
        <span className={words}>
          <span className={title}>
            <bdi>{name}</bdi>
          </span>
          <span className={prose.aside}>
            <bdi>{holder}</bdi>
          </span>
          {isNew && <span className={prose.aside}>{t('usableAt', { time: clock(usableAt) })}</span>}
        </span>
        <span className={end}>
          {isDefault && <Badge tone="quiet">{t('default')}</Badge>}
          {isChosen && <Icon name="check-circle-fill" size={22} />}
        </span>
      </button>
      <div className={actions}>
        {!isDefault && (
          <button
            type="button"
            className={action}
            aria-label={`${t('accounts.makeDefault')}: ${name}`}
            onClick={onDefault}
          >
            {t('accounts.makeDefault')}
          </button>
        )}
        <button type="button" className={action} aria-label={`${t('accounts.remove')}: ${name}`} onClick={onRemove}>
          {t('accounts.remove')}
        </button>
      </div>
    </div>
  );
}
