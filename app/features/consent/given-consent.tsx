import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useConsent } from '#app/shell/consent/use-consent.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { ConsentDate } from './consent-date.tsx';
import { CONSENT_PROMPT } from './consent-prompt-id.ts';

/** The visitor's answer in the privacy text, with a way to change it. */
export function GivenConsent() {
  const { t } = useTranslation('consent');
  const modals = useModals();
  const consent = useConsent();
  return (
    <>
      {consent && <ConsentDate {...consent} />}
      <div>
        <Button onClick={() => modals.open(CONSENT_PROMPT)}>{t('change')}</Button>
      </div>
    </>
  );
}
