import { useEffect } from 'react';
import { useConsent, useFollowOtherTabs } from '#app/shell/consent/use-consent.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { whenPageIdle } from '#app/shell/site/when-page-idle.ts';
import { CONSENT_PROMPT } from './consent-prompt-id.ts';

/** Asks for consent when the page is idle, until there is an answer. */
export function ConsentWatch() {
  const modals = useModals();
  const isUnanswered = useConsent() === null;
  useFollowOtherTabs();
  useEffect(() => {
    if (isUnanswered) return whenPageIdle(() => modals.open(CONSENT_PROMPT));
  }, [isUnanswered, modals]);
  return null;
}
