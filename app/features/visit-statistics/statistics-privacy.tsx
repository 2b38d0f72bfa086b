import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { ConsentDate } from './consent-date.tsx';
import { CONSENT_PROMPT } from './consent-prompt-id.ts';
import { useConsent } from './use-consent.ts';

/** What the privacy text says of visit statistics, with the visitor's answer and a way to change it. */
export function StatisticsPrivacy() {
  const { t } = useTranslation('visit-statistics');
  const modals = useModals();
  const consent = useConsent();
  return (
    <>
      <p>{t('privacy')}</p>
      {consent && <ConsentDate {...consent} />}
      <div>
        <Button onClick={() => modals.open(CONSENT_PROMPT)}>{t('change')}</Button>
      </div>
    </>
  );
}
