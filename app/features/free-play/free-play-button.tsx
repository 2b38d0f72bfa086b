import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import { startTrial } from './start-trial.ts';

/** Starts a trial account: no name, no password, no real money. */
export function FreePlayButton({ enter, isAccepted }: LoginMethodProps) {
  const { t } = useTranslation('free-play');
  const platform = usePlatform();
  const [message, setMessage] = useState<string>();
  const { busy, submit } = useSubmission(async () => {
    if (!isAccepted()) return setMessage(t('shell:logIn.accept'));
    setMessage(undefined);
    try {
      await enter(await startTrial(platform));
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
  });
  return (
    <>
      <Alert text={message} />
      <Button look="plain" icon="game-controller" wide busy={busy} onClick={submit}>
        {t('play')}
      </Button>
    </>
  );
}
