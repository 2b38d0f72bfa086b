import { Icon } from '#app/kit/icon/icon.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Upline } from '#schemas/generated/platform.ts';
import { recipient, recipientIcon, recipientTitle, recipientWords } from './upline-form.css.ts';

export function Recipient({ upline: { account, nickname } }: { upline: Upline }) {
  const { t } = useTranslation('upline');
  return (
    <section className={stack[3]}>
      <h2 className={prose.lead}>{t('to')}</h2>
      <div className={recipient}>
        <span className={recipientIcon}>
          <Icon name="user-circle" size={28} />
        </span>
        <span className={recipientWords}>
          <bdi className={recipientTitle}>{account}</bdi>
          {nickname && <bdi className={prose.aside}>{nickname}</bdi>}
        </span>
      </div>
    </section>
  );
}
