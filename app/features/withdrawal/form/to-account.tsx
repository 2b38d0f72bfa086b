import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { PayoutAccount } from '#schemas/generated/platform.ts';
import { AccountIcon } from '../account-icon.tsx';
import { accountText } from '../account-text.ts';
import { dateTime } from '../date-time.ts';
import {
  accountIcon,
  account as accountStyle,
  accountTitle,
  accountWords,
  heading,
  note,
  section,
} from './withdrawal-form.css.ts';

interface ToAccountProps {
  account: PayoutAccount | undefined;
  onChange: () => void;
}

/** Where the money goes, and the way to another account. */
export function ToAccount({ account, onChange }: ToAccountProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  return (
    <section className={section}>
      <h2 className={heading}>{t('to')}</h2>
      <div className={accountStyle}>
        <span className={accountIcon}>
          {account ? <AccountIcon kind={account.kind} /> : <Icon name="plus" size={24} />}
        </span>
        <span className={accountWords}>
          <span className={accountTitle}>{account ? <bdi>{accountText(account)}</bdi> : t('addFirst')}</span>
          <span className={note}>{account ? <bdi>{account.holder}</bdi> : t('addFirstText')}</span>
          {account && account.usableAt > Date.now() && (
            <span className={note}>{t('usableAt', { time: dateTime(account.usableAt, tag) })}</span>
          )}
        </span>
        <Button look="plain" onClick={onChange}>
          {account ? t('change') : t('accounts.add')}
        </Button>
      </div>
    </section>
  );
}
