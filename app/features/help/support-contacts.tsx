import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { FEEDBACK, LIVE_CHAT, SUPPORT_QUESTION } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useLiveModal } from '#app/shell/slots/use-live-modal.ts';
import { contact, contactButton, contactIcon, contactLabel, contacts, contactValue } from './help-page.css.ts';

/** The brand's contacts for customer service. */
export function SupportContacts() {
  const { t } = useTranslation('help');
  const { email, phone, url } = useBrand().support;
  return (
    <ul className={contacts}>
      <ModalContact id={LIVE_CHAT} icon="chat-circle-dots" label={t('contact.chatNote')} value={t('contact.chat')} />
      {email && <Contact icon="envelope-simple" label={t('contact.email')} href={`mailto:${email}`} value={email} />}
      {phone && (
        <Contact icon="phone" label={t('contact.phone')} href={`tel:${phone.replaceAll(' ', '')}`} value={phone} />
      )}
      {url && <Contact icon="headset" label={t('contact.url')} href={url} value={new URL(url).host} />}
      <ModalContact
        id={SUPPORT_QUESTION}
        icon="question"
        label={t('contact.questionNote')}
        value={t('contact.question')}
      />
      <ModalContact id={FEEDBACK} icon="note-pencil" label={t('contact.feedbackNote')} value={t('contact.feedback')} />
    </ul>
  );
}

interface ModalContactProps extends Omit<ContactProps, 'href'> {
  id: string;
}

/** A contact that opens in a modal, if the site offers that modal to this person. */
function ModalContact({ id, icon, label, value }: ModalContactProps) {
  const modals = useModals();
  if (!useLiveModal(id)) return null;
  return (
    <li>
      <button type="button" className={contactButton} onClick={() => modals.open(id)}>
        <span className={contactIcon}>
          <Icon name={icon} size={22} />
        </span>
        <span>
          <span className={contactLabel}>{label}</span>
          <span className={contactValue}>{value}</span>
        </span>
      </button>
    </li>
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
