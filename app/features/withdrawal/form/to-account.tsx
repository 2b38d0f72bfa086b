import { useAtNow } from '#app/clock/use-at-now.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { PayoutAccount } from '#schemas/generated/platform.ts';
import { AccountIcon } from '../account-icon.tsx';
import { accountText } from '../account-text.ts';
import { accountIcon, account as accountStyle, accountTitle, accountWords } from './withdrawal-form.css.ts';

interface ToAccountProps {
  account: PayoutAccount | undefined;
  /** The first account that is added can be withdrawn to at once. */
  isReady?: boolean | undefined;
  onChange: () => void;
}

/** The receiving account, with a button to change it. */
export function ToAccount({ account, isReady = false, onChange }: ToAccountProps) {
  const { t } = useTranslation('withdrawal');
  const clock = useClock('short');
  const isNew = useAtNow((now) => account !== undefined && account.usableAt > now);
  return (
    <section className={stack[3]}>
      <h2 className={prose.lead}>{t('to')}</h2>
      <div className={accountStyle}>
        <span className={accountIcon}>
          {account ? <AccountIcon kind={account.kind} /> : <Icon name="plus" size={24} />}
        </span>
        <span className={accountWords}>
          <span className={accountTitle}>{account ? <bdi>{accountText(account)}</bdi> : t('addFirst')}</span>
          <span className={prose.aside}>
            {account ? <bdi>{account.holder}</bdi> : t(isReady ? 'addFirstReady' : 'addFirstText')}
          </span>
          {account && isNew && <span className={prose.aside}>{t('usableAt', { time: clock(account.usableAt) })}</span>}
        </span>
        <Button look="plain" onClick={onChange}>
          {account ? t('change') : t('accounts.add')}
        </Button>
      </div>
    </section>
  );
}
