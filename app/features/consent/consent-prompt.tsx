import { useEffect, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Prompt } from '#app/kit/prompt/prompt.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Answer } from '#app/shell/consent/consent.ts';
import { useAnswer, useConsent } from '#app/shell/consent/use-consent.ts';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { usePage } from '#app/shell/router/use-page.ts';
import type { ConsentProps, ModalProps } from '#app/shell/slots/slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { ConsentDate } from './consent-date.tsx';
import { more } from './consent-prompt.css.ts';

/**
 * Asks for consent, or shows the answer so that it can be changed. Hidden in the back office and on pages without a footer,
 * where people place bets and play games.
 */
export function ConsentPrompt({ close }: ModalProps) {
  const { t } = useTranslation('consent');
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
      <Asked part="text" />
      {consent && <ConsentDate {...consent} />}
      <details>
        <summary className={more}>{t('more')}</summary>
        <Asked part="privacy" />
      </details>
    </Prompt>
  );
}

/** Lists what consent is asked for, as features describe it. */
function Asked(props: ConsentProps) {
  return useSlot('consents').map(({ namespace, screen }) => (
    <QuietScreen key={namespace} screen={screen} props={props} />
  ));
}

/** Closes an unanswered prompt after an answer in another tab. */
function useCloseOnceAnswered(isUnanswered: boolean, close: () => void): void {
  const wasUnanswered = useRef(isUnanswered);
  useEffect(() => {
    if (wasUnanswered.current && !isUnanswered) close();
    wasUnanswered.current = isUnanswered;
  });
}
