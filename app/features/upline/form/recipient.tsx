import { heading, section } from '#app/kinds/money-flow/page/flow.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Upline } from '#schemas/generated/platform.ts';
import { note, recipient, recipientIcon, recipientTitle, recipientWords } from './upline-form.css.ts';

/** Who receives the money. */
export function Recipient({ upline: { account, nickname } }: { upline: Upline }) {
  const { t } = useTranslation('upline');
  return (
    <section className={section}>
      <h2 className={heading}>{t('to')}</h2>
      <div className={recipient}>
        <span className={recipientIcon}>
          <Icon name="user-circle" size={28} />
        </span>
        <span className={recipientWords}>
          <bdi className={recipientTitle}>{account}</bdi>
          {nickname && <bdi className={note}>{nickname}</bdi>}
        </span>
      </div>
    </section>
  );
}
