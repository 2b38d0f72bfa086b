import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { hours, hoursIcon, hoursLink, hoursLinks } from './agent-login.css.ts';

/** When and how agents can reach customer service. */
export function SupportHours() {
  const { t } = useTranslation('agent');
  const { email, phone } = useBrand().support;
  return (
    <div className={hours}>
      <span className={hoursIcon}>
        <Icon name="headset" size={24} />
      </span>
      <p className={prose.strong}>{t('hours.title')}</p>
      <p className={prose.quiet}>{t('hours.text')}</p>
      {(email || phone) && (
        <p className={hoursLinks}>
          {email && (
            <a className={hoursLink} href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          )}
          {phone && (
            <a className={hoursLink} href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </p>
      )}
    </div>
  );
}
