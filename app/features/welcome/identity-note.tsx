import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useVerification } from '#app/shell/verification/verification-context.tsx';
import { note } from './welcome.css.ts';

/** Where an identity is still to be verified: when that is asked, so that nothing surprises at the first deposit. */
export function IdentityNote() {
  const { t } = useTranslation('welcome');
  if (useVerification() !== 'needed') return null;
  return (
    <p className={note}>
      <Icon name="identification-card" size={20} />
      <span>{t('identity')}</span>
    </p>
  );
}
