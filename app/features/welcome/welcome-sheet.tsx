import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { IdentityNote } from './identity-note.tsx';
import { SEEN } from './modal-id.ts';
import type { NextStep } from './next-step.ts';
import { Offer } from './offer.tsx';
import { useNextStep } from './use-next-step.ts';
import { action, offerRoom } from './welcome.css.ts';
import { WelcomeScene } from './welcome-scene.tsx';

/** After the first log-in: the account is open, one next step, and looking around as the other choice. */
export function WelcomeSheet({ close }: ModalProps) {
  const { t } = useTranslation('welcome');
  const { name: brand } = useBrand();
  const step = useNextStep();
  const { flags } = useSessionService();
  const leave = () => {
    flags.raise(SEEN);
    close();
  };
  return (
    <Dialog title={t('title', { brand })} onClose={leave} actions={<Actions step={step} leave={leave} />}>
      <div className={stack[4]}>
        <WelcomeScene />
        {step ? <Offer step={step} /> : <Skeleton className={offerRoom} />}
        <IdentityNote />
      </div>
    </Dialog>
  );
}

function Actions({ step, leave }: { step: NextStep | undefined; leave: () => void }) {
  const { t } = useTranslation('welcome');
  return (
    <>
      {step ? (
        <LinkButton look="primary" wide large to={step.path} onClick={leave}>
          {t(`${step.kind}.action`)}
        </LinkButton>
      ) : (
        <Skeleton className={action} />
      )}
      {step?.kind !== 'play' && (
        <Button look="plain" wide onClick={leave}>
          {t('lookAround')}
        </Button>
      )}
    </>
  );
}
