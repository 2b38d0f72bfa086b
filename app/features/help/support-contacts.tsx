import { useBrand } from '../../brand/brand-context.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import type { IconName } from '../../kit/icon/icon-name.ts';
import { useTranslation } from '../../language/translation.tsx';
import { contact, contactIcon, contactLabel, contacts, contactValue } from './help-page.css.ts';

/** The ways to reach the brand's support, as it names them. */
export function SupportContacts() {
  const { t } = useTranslation('help');
  const { email, phone, url } = useBrand().support;
  return (
    <ul className={contacts}>
      {email && <Contact icon="envelope-simple" label={t('contact.email')} href={`mailto:${email}`} value={email} />}
      {phone && (
        <Contact icon="phone" label={t('contact.phone')} href={`tel:${phone.replaceAll(' ', '')}`} value={phone} />
      )}
      {url && <Contact icon="headset" label={t('contact.url')} href={url} value={new URL(url).host} />}
    </ul>
  );
}

interface ContactProps {
  icon: IconName;
  label: string;
  href: string;
  value: string;
}

function Contact({ icon, label, href, value }: ContactProps) {
  return (
    <li>
      <a className={contact} href={href}>
        <span className={contactIcon}>
          <Icon name={icon} size={22} />
        </span>
        <span>
          <span className={contactLabel}>{label}</span>
          <span className={contactValue}>
            <bdi dir="ltr">{value}</bdi>
          </span>
        </span>
      </a>
    </li>
  );
}
