import { useEffect, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Prompt } from '#app/kit/prompt/prompt.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePage } from '#app/shell/router/use-page.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import type { Answer } from './consent.ts';
import { ConsentDate } from './consent-date.tsx';
import { more } from './consent-prompt.css.ts';
import { useAnswer, useConsent } from './use-consent.ts';

/**
 * Asks for consent, or shows the answer so that it can be changed. It is left out where a bet is placed or a game is
 * played, which are the pages without a footer, and in the back office.
 */
export function ConsentPrompt({ close }: ModalProps) {
  const { t } = useTranslation('visit-statistics');
  const { layout, footer } = usePage();
  const consent = useConsent();
  const answer = useAnswer();
  useCloseOnceAnswered(consent === null, close);
  if (consent === undefined || layout === 'game' || layout === 'agent' || footer === false) return null;
  const choose = (choice: Answer) => () => {
    answer(choice);
    close();
  };
  const answers = (
    <>
      <Button wide onClick={choose('rejected')}>
        {t('reject')}
      </Button>
      <Button wide onClick={choose('accepted')}>
        {t('accept')}
      </Button>
    </>
  );
  return (
    <Prompt title={t('title')} onClose={consent ? close : undefined} actions={answers}>
      <p>{t('text')}</p>
      {consent && <ConsentDate {...consent} />}
      <details>
        <summary className={more}>{t('more')}</summary>
        <p>{t('privacy')}</p>
      </details>
    </Prompt>
  );
}

/** Closes an unanswered prompt when the answer comes from another tab. */
function useCloseOnceAnswered(isUnanswered: boolean, close: () => void): void {
  const wasUnanswered = useRef(isUnanswered);
  useEffect(() => {
    if (wasUnanswered.current && !isUnanswered) close();
    wasUnanswered.current = isUnanswered;
  });
}
