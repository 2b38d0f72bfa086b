import { type FormEvent, useId, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AcceptDisclaimer } from '#app/shell/log-in/accept-disclaimer.tsx';
import { useAcceptance } from '#app/shell/log-in/use-acceptance.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { TrialLaunch } from './trial-launch.tsx';

/** Starts a trial when opened; in brands with a disclaimer, once it is accepted. */
export function TrialStart({ close }: ModalProps) {
  const { disclaimer } = useBrand().legal;
  const [isAccepted, setIsAccepted] = useState(!disclaimer);
  if (isAccepted) return <TrialLaunch close={close} />;
  return <TrialConsent onAccept={() => setIsAccepted(true)} close={close} />;
}

function TrialConsent({ onAccept, close }: ModalProps & { onAccept: () => void }) {
  const { t } = useTranslation('free-play');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const accepts = useAcceptance();
  const [isMissing, setIsMissing] = useState(false);
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (accepts(form.current)) onAccept();
    else setIsMissing(true);
  };
  const action = (
    <Button type="submit" form={id} look="primary" wide large>
      {t('play')}
    </Button>
  );
  return (
    <Dialog small title={t('play')} onClose={close} actions={action}>
      <form id={id} ref={form} onSubmit={start} noValidate>
        <AcceptDisclaimer error={isMissing ? t('shell:logIn.accept') : undefined} />
      </form>
    </Dialog>
  );
}
