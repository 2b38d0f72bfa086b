import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { focusFirstFault } from '#app/kit/form/focus-first-fault.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { knownPerson } from '#app/platform/generated/operations/known-person.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useToday } from '#app/shell/clock/use-today.ts';
import { DocumentsForm } from './documents/documents-form.tsx';
import { useSendImages } from './documents/use-send-images.ts';
import { fillKnown, type KycDraft } from './kyc-draft.ts';
import { PersonForm } from './person/person-form.tsx';
import { useSendPerson } from './person/use-send-person.ts';
import { Intro } from './steps/intro.tsx';
import { Outcome } from './steps/outcome.tsx';
import { StepLine } from './steps/step-line.tsx';
import { twoColumns } from './steps/steps.css.ts';
import { usePostpone } from './use-postpone.ts';

interface VerificationProps {
  draft: KycDraft;
  close: () => void;
  done: () => void;
}

/** The three steps of the verification: introduction, personal information, pictures. */
export function Verification({ draft, close, done }: VerificationProps) {
  const { t } = useTranslation('kyc');
  const { minimumAge } = useBrand().legal;
  const check = { minimumAge, today: useToday() };
  const { step } = useSnapshot(draft);
  const content = useRef<HTMLDivElement>(null);
  // Wait until the faults are rendered.
  const onFaults = () => requestAnimationFrame(() => focusFirstFault(content.current?.querySelector('form')));
  const cancel = () => {
    images.cancel();
    // The cancel button disappears, so move the focus to the submit button that returns.
    content.current?.closest('dialog')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  useKnownPerson(draft);
  const person = useSendPerson({ draft, check, onFaults });
  const images = useSendImages({ draft, onFaults });
  const later = usePostpone(close);
  const id = useId();
  if (step === 'sent') return <Outcome passing kind="sent" close={done} />;
  const way = { intro: undefined, person, documents: images }[step];
  return (
    <Dialog title={t('title')} onClose={later.postpone} keep>
      <div ref={content}>
        <StepLine step={step} />
        {step === 'intro' && <Intro />}
        {step === 'person' && (
          <PersonForm
            id={id}
            draft={draft}
            check={check}
            onSend={person.submit}
            isUnderage={person.isUnderage}
            onUnderageSeen={person.dismissUnderage}
          />
        )}
        {step === 'documents' && (
          <DocumentsForm id={id} draft={draft} busy={images.busy} sent={images.sent} onSend={images.submit} />
        )}
      </div>
      <DialogFoot notes={<Alert text={way?.message ?? later.message} />}>
        {way ? (
          // The key creates a new element: otherwise the click that shows the submit button would also submit the form.
          <Button key={step} type="submit" form={id} look="primary" wide large busy={way.busy}>
            {t(step === 'person' ? 'next' : 'documents.send')}
          </Button>
        ) : (
          <Button key="start" look="primary" wide large onClick={() => goTo(draft, 'person')}>
            {t('intro.start')}
          </Button>
        )}
        {images.busy ? (
          <Button look="plain" wide onClick={cancel}>
            {t('shell:dialog.cancel')}
          </Button>
        ) : (
          <div className={step === 'documents' ? twoColumns : undefined}>
            {step === 'documents' && (
              <Button look="plain" wide onClick={() => goTo(draft, 'person')}>
                {t('back')}
              </Button>
            )}
            {later.canPostpone && (
              <Button look="plain" wide onClick={later.postpone} busy={later.busy}>
                {t('later')}
              </Button>
            )}
          </div>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function goTo(draft: KycDraft, step: KycDraft['step']): void {
  draft.step = step;
}

/** Prefills the form with the platform's data, once for each verification. Without an answer it stays empty. */
function useKnownPerson(draft: KycDraft): void {
  const platform = usePlatform();
  const { member } = useSession();
  const { data } = useQuery({
    queryKey: ['known-person', member?.id],
    queryFn: ({ signal }) => knownPerson(platform, { signal }),
    // The reason of a refusal exists only after sending, so never use a cached answer.
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data) fillKnown(draft, data);
  }, [draft, data]);
}
